import {
  pendingFrom,
  signalKindTexts,
  signalWarningLimit,
  warnedFrom,
  weightLimit,
} from '@reable/contract/messages/worry-rules'
import { mayDo } from '@reable/contract/volunteers/rules'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { May, useRoom } from '../may.tsx'
import cardStyles from '../room-card.module.css'
import { VersionsLink } from '../versions/versions-link.tsx'
import type { Route } from './+types/signals-page'
import { loadSignals, type Signal } from './load-people.ts'
import { PeopleLayout } from './people-layout.tsx'
import { newSignal, type ShownSignal, type SignalValues, signalBody, signalRulesFor } from './signal-values.ts'

export const loader = () => null

export const clientLoader = () => loadSignals(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Signals', !!loaderData && 'items' in loaderData)

/** The page of what makes a message worrying, and how much. */
export default function SignalsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleLayout
      current={addresses.worrySignals}
      list={loaderData}
      intro={() =>
        `The weights of all signals in a message are added up. From ${warnedFrom} on its reader is warned; from ${pendingFrom} on it waits for one of you first. A change counts for the messages that come after it.`
      }
      empty={null}
      tools={(onChanged) => (
        <May act="change_signal">
          <AddSignal onChanged={onChanged} />
        </May>
      )}
    >
      {(signal, onChanged) => <SignalCard signal={signal} onChanged={onChanged} />}
    </PeopleLayout>
  )
}

/** The button that opens the form of a new signal. */
function AddSignal({ onChanged }: { onChanged: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="wrap gap-12 above-4">
      <Button variant="other" icon={Plus} onClick={() => setIsOpen(true)}>
        Add a signal
      </Button>
      {isOpen && <SignalForm signal={newSignal} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type Props = { signal: Signal; onChanged: () => Promise<void> }

/** A signal: what it looks for, its weight, what the reader is told, and the button to change it. */
function SignalCard({ signal, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const mayChange = mayDo('change_signal', useRoom().role)
  const { name, kind, weight, words, near_words, warning, active } = signal
  return (
    <article className="stack card gap-16">
      <div className={`stack gap-12 ${cardStyles.about}`}>
        <p className={`row quiet ${cardStyles.status}`}>
          <span>{active ? `Weight ${weight}` : 'Switched off'}</span>
        </p>
        <h2 className="own-line">{name}</h2>
        <p>{signalKindTexts[kind].what}.</p>
        {words.length > 0 && <p>{words.join(' · ')}</p>}
        {near_words.length > 0 && <p>Near: {near_words.join(' · ')}</p>}
        {warning && (
          <div className={`stack gap-8 ${cardStyles.words}`}>
            <blockquote className="quoted measure as-written">{warning}</blockquote>
          </div>
        )}
        {mayChange && (
          <div className="wrap gap-12 above-4">
            <Button variant="other" onClick={() => setIsOpen(true)}>
              Change<span className="visually-hidden"> {name}</span>
            </Button>
          </div>
        )}
        <p>
          <VersionsLink kind="signal" id={signal.id} name={name} />
        </p>
        {isOpen && <SignalForm signal={signal} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
      </div>
    </article>
  )
}

type SignalFormProps = { signal: ShownSignal; onChanged: () => Promise<void>; onClose: () => void }

function saveSignal(signal: ShownSignal, values: SignalValues) {
  const body = signalBody(signal, values)
  const { id, updated_at_utc } = signal
  if (id === undefined || updated_at_utc === undefined) return browserApi('addSignal', { body })
  return browserApi('changeSignal', { params: { id: String(id) }, body: { ...body, updated_at_utc } })
}

/** The form of a signal, in a dialog: of one that is there, or of one that is added. */
function SignalForm({ signal, onChanged, onClose }: SignalFormProps) {
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
      <div ref={content} className="stack gap-fields anywhere">
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
