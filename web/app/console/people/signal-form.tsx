import { signalKindTexts, signalWarningLimit, weightLimit } from '@reable/contract/messages/worry-rules'
import { useRef } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import styles from '../reports/reports.module.css'
import { type ShownSignal, type SignalValues, signalBody, signalRulesFor } from './signal-values.ts'

type Props = { signal: ShownSignal; onChanged: () => Promise<void>; onClose: () => void }

function saveSignal(signal: ShownSignal, values: SignalValues) {
  const body = signalBody(signal, values)
  const { id, updated_at_utc } = signal
  if (id === undefined || updated_at_utc === undefined) return browserApi('addSignal', { body })
  return browserApi('changeSignal', { params: { id: String(id) }, body: { ...body, updated_at_utc } })
}

/** The form of a signal, in a dialog: of one that is there, or of one that is added. */
export function SignalForm({ signal, onChanged, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const isNew = signal.id === undefined
  const send = async (values: SignalValues) => {
    const reply = await saveSignal(signal, values)
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(doneNotice(isNew ? 'Signal added' : 'Signal changed', reply.data.name))
    await onChanged()
  }
  return (
    <Dialog title={isNew ? 'Add a signal' : `Change “${signal.name}”`} first="field" onClose={onClose}>
      <div ref={content} className={styles.question}>
        <Form rules={signalRulesFor(isNew)} send={send} label={isNew ? 'Add a signal' : 'Change a signal'}>
          <NameAndWeight signal={signal} />
          <WordLists signal={signal} />
          <TextArea
            name="warning"
            label="What the reader is told (optional)"
            hint="One short sentence or two."
            rows={3}
            limit={signalWarningLimit}
            value={signal.warning}
          />
          <CheckBox name="active" ticked={signal.active}>
            It counts
          </CheckBox>
          <Submit busyLabel="Saving…">Save</Submit>
        </Form>
      </div>
    </Dialog>
  )
}

function WordLists({ signal: { id, kind, words, near_words } }: { signal: ShownSignal }) {
  const labels = signalKindTexts[kind]
  const nearLabel = id === undefined ? `${labels.nearWords} (optional)` : labels.nearWords
  const hint = 'One in each line. Plurals, and letters that only look the same, are found too.'
  return (
    <>
      {labels.words && <TextArea name="words" label={labels.words} hint={hint} rows={8} value={words.join('\n')} />}
      {labels.nearWords && (
        <TextArea name="near_words" label={nearLabel ?? ''} hint={hint} rows={6} value={near_words.join('\n')} />
      )}
    </>
  )
}

const NameAndWeight = ({ signal: { name, weight } }: { signal: ShownSignal }) => (
  <>
    <TextField name="name" label="Name" value={name} />
    <TextField
      name="weight"
      label="Weight"
      hint={`A whole number from 0 to ${weightLimit}.`}
      inputMode="numeric"
      value={String(weight)}
    />
  </>
)
