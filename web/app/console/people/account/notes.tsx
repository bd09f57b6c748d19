import { noteError, noteHint, noteLimit, shownAtMost } from '@reable/contract/people/rules'
import { useState } from 'react'
import { browserApi } from '../../../api.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Submit } from '../../../ui/form/submit.tsx'
import { doneNotice } from '../../done-notice.ts'
import { vancouverMoment } from '../../vancouver-time.ts'
import page from './account-page.module.css'
import type { Account } from './load-account.ts'

export const personNoteRules = { note: noteError }

type Props = { account: Account; onChanged: () => Promise<void> }

/** What volunteers wrote down about somebody, and the form to add to it. */
export function Notes({ account: { id, notes, own }, onChanged }: Props) {
  const [written, setWritten] = useState(0)
  const send = async ({ note }: { note: string }) => {
    const reply = await browserApi('noteOnPerson', { params: { id: String(id) }, body: { note } })
    if (!reply.ok) return reply
    alerts.show(doneNotice('Note saved'))
    setWritten(written + 1)
    await onChanged()
  }
  return (
    <>
      {notes.length === 0 && <p>Nobody has written anything down.</p>}
      <ul className={`stack ${page.rows}`} hidden={notes.length === 0}>
        {notes.map(({ id, words, written_by, written_at_utc }) => (
          <li key={id}>
            <p className={page.lines}>{words}</p>
            <p className="quiet">
              {written_by ?? 'Somebody who has left'}, {vancouverMoment(written_at_utc)}
            </p>
          </li>
        ))}
      </ul>
      {notes.length === shownAtMost && <p className="quiet">These are the latest {shownAtMost}.</p>}
      {!own && (
        <Form key={written} rules={personNoteRules} send={send} label="Write a note">
          <TextArea name="note" label="A note" hint={noteHint} rows={4} limit={noteLimit} />
          <Submit variant="other" busyLabel="Saving…">
            Save the note
          </Submit>
        </Form>
      )}
    </>
  )
}
