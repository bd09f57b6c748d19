import { noteError, noteLimit } from '@reable/contract/cases/rules'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { TextArea } from '../../ui/field/text-area.tsx'
import { Form, type FormHandle } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import cardStyles from '../room-card.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import styles from './cases.module.css'
import type { WholeCase } from './load-cases.ts'

export const noteRules = { note: (note: string) => noteError(note) }

/** By which the key for a note finds its field. */
export const notesId = 'case-notes'

/** What volunteers wrote to each other about a case, and the field for one more. */
export function CaseNotes({ whole: { id, notes } }: { whole: WholeCase }) {
  return (
    <section className={`stack gap-16 ${styles.notes}`} id={notesId}>
      <h2>Notes for other volunteers</h2>
      {notes.length > 0 && (
        <ol className={`stack gap-8 ${cardStyles.decisions}`} aria-label="Notes, the first one first">
          {notes.map(({ id, body, by, written_at_utc }) => (
            <li key={id}>
              <strong>{by ?? 'Someone who has left'}</strong>, {vancouverMoment(written_at_utc)}
              <blockquote className="quoted measure as-written">{body}</blockquote>
            </li>
          ))}
        </ol>
      )}
      <NoteForm caseId={id} />
    </section>
  )
}

function NoteForm({ caseId }: { caseId: number }) {
  const form = useRef<FormHandle>(null)
  const { revalidate } = useRevalidator()
  const send = async ({ note }: { note: string }) => {
    const reply = await browserApi('noteOnCase', { params: { id: String(caseId) }, body: { note } })
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    form.current?.clear()
    alerts.show(doneNotice('Note written'))
    await revalidate()
  }
  return (
    <Form ref={form} rules={noteRules} send={send} label="A note">
      <TextArea
        name="note"
        label="A note"
        hint="Volunteers read it. Whoever it is about may ask to read it too."
        rows={3}
        limit={noteLimit}
      />
      <Submit variant="other" busyLabel="Saving…">
        Write the note
      </Submit>
    </Form>
  )
}
