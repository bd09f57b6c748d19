import { readSignalWords, signalNameError, signalWordsError } from '@reable/contract/messages/worry-rules'
import {
  type ScreeningAction,
  screeningActionError,
  screeningActionTexts,
  screeningKindTexts,
  screeningThresholdError,
  screeningWeightError,
} from '@reable/contract/screening/rules'
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
import { anyValue } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import { type Tried, TryOnListings } from '../versions/try-on-listings.tsx'
import type { ChangePreview, ScreeningSignal } from './load-screening.ts'

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
      <div ref={content} className="stack gap-fields anywhere">
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

type Body = ReturnType<typeof screeningBody>
type TryChangeProps = { signal: ScreeningSignal; typed: () => Body }

/** Tries a change of a signal. */
function TryChange({ signal, typed }: TryChangeProps) {
  return <TryOnListings attempt={() => tryChange(signal, typed())} />
}

async function tryChange({ id }: ScreeningSignal, body: Body): Promise<Tried> {
  const reply = await browserApi('previewScreeningSignal', { params: { id: String(id) }, body })
  if (!reply.ok) return { text: reply.failure.error, lines: [] }
  return { text: previewText(reply.data), lines: reply.data.posts.map(({ id, title }) => ({ id, text: title })) }
}

/** Says what a change would have made of what was listed last: "You would have looked at 3 of 100 first; as it is now, at 2." */
function previewText({ of, suspended, suspended_now, noted }: ChangePreview): string {
  if (!of) return 'Nothing was listed yet.'
  const now = suspended === suspended_now ? 'That is as many as now.' : `As it is now, at ${suspended_now}.`
  const notes = noted === 1 ? '1 more would have a note.' : `${noted} more would have a note.`
  return `Of the last ${of} listings you would have looked at ${suspended} first. ${now} ${notes}`
}

type ScreeningValues = {
  name: string
  action: string
  threshold: string
  weight: string
  words: string
  active: boolean
}

const numberOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** The rules of the form; of what a kind does not have, nothing is asked. */
export const screeningRulesFor = ({ kind }: Pick<ScreeningSignal, 'kind'>) => {
  const texts = screeningKindTexts[kind]
  return {
    name: (name: string) => signalNameError(name),
    action: (action: string) => screeningActionError(kind, action as ScreeningAction),
    threshold: (typed: string) => (texts.threshold ? screeningThresholdError(kind, numberOf(typed)) : undefined),
    weight: (typed: string) => (texts.weight ? screeningWeightError(numberOf(typed)) : undefined),
    words: (text: string) => (texts.words ? signalWordsError(readSignalWords(text)) : undefined),
    active: anyValue,
  }
}

/** What the form has typed in it, as the API takes it; what it does not show stays as it is. */
function screeningBody(signal: ScreeningSignal, values: Partial<ScreeningValues>) {
  const { threshold, weight, words } = screeningKindTexts[signal.kind]
  return {
    name: values.name ?? signal.name,
    action: (values.action ?? signal.action) as ScreeningAction,
    threshold: threshold ? numberOf(values.threshold ?? '') : signal.threshold,
    weight: weight ? numberOf(values.weight ?? '') : signal.weight,
    words: words ? readSignalWords(values.words ?? '') : signal.words,
    active: values.active === true,
  }
}
