import { screeningActionTexts, screeningKindTexts } from '@reable/contract/screening/rules'
import { useRef } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form, type FormHandle } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import styles from '../reports/reports.module.css'
import type { ScreeningSignal } from './load-screening.ts'
import { type ScreeningValues, screeningBody, screeningRulesFor } from './screening-values.ts'
import { TryChange } from './try-change.tsx'

type Props = { signal: ScreeningSignal; onChanged: () => Promise<void>; onClose: () => void }

/** The form of a signal, in a dialog, with a button that tries the change on what was listed last. */
export function ScreeningForm({ signal, onChanged, onClose }: Props) {
  const form = useRef<FormHandle>(null)
  const content = useRef<HTMLDivElement>(null)
  const send = async (values: ScreeningValues) => {
    const body = { ...screeningBody(signal, values), updated_at_utc: signal.updated_at_utc }
    const reply = await browserApi('changeScreeningSignal', { params: { id: String(signal.id) }, body })
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(doneNotice('Signal changed', reply.data.name))
    await onChanged()
  }
  const typed = () => {
    const read = (name: string) => form.current?.read(name) ?? ''
    const texts = { name: read('name'), action: read('action'), threshold: read('threshold'), weight: read('weight') }
    return screeningBody(signal, { ...texts, words: read('words'), active: read('active') === 'true' })
  }
  return (
    <Dialog title={`Change “${signal.name}”`} first="field" onClose={onClose}>
      <div ref={content} className={styles.question}>
        <Form ref={form} rules={screeningRulesFor(signal)} send={send} label="Change a signal">
          <TextField name="name" label="Name" value={signal.name} />
          <WhatBecomes signal={signal} />
          <Numbers signal={signal} />
          <CheckBox name="active" ticked={signal.active}>
            It counts
          </CheckBox>
          <TryChange signal={signal} typed={typed} />
          <Submit busyLabel="Saving…">Save</Submit>
        </Form>
      </div>
    </Dialog>
  )
}

const hints = {
  refuse: '',
  suspend: 'Nobody but its owner sees it until one of you has decided.',
  note: 'It is shown at once. You read the note where the listing comes to you.',
}

const WhatBecomes = ({ signal: { kind, action } }: { signal: ScreeningSignal }) => (
  <ChoiceField
    name="action"
    label="What becomes of such a listing"
    options={screeningKindTexts[kind].actions.map((value) => ({
      ...{ value, text: screeningActionTexts[value], hint: hints[value] },
    }))}
    value={action}
  />
)

function Numbers({ signal: { kind, threshold, weight, words } }: { signal: ScreeningSignal }) {
  const texts = screeningKindTexts[kind]
  return (
    <>
      {texts.threshold && (
        <TextField
          {...{ name: 'threshold', label: texts.threshold.label, hint: texts.threshold.hint }}
          {...{ inputMode: 'numeric', value: String(threshold) }}
        />
      )}
      {texts.weight && (
        <TextField
          {...{ name: 'weight', label: texts.weight.label, hint: texts.weight.hint }}
          {...{ inputMode: 'numeric', value: String(weight) }}
        />
      )}
      {texts.words && (
        <TextArea
          {...{ name: 'words', label: texts.words, rows: 8, value: words.join('\n') }}
          hint="One in each line. Plurals, and letters that only look the same, are found too."
        />
      )}
    </>
  )
}
