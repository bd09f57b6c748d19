import { pendingFrom, signalKindTexts, warnedFrom } from '@reable/contract/messages/worry-rules'
import { mayDo } from '@reable/contract/volunteers/rules'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { May, useRoom } from '../may.tsx'
import styles from '../reports/reports.module.css'
import { VersionsLink } from '../versions/versions-link.tsx'
import type { Route } from './+types/signals-page'
import { loadSignals, type Signal } from './load-people.ts'
import { PeopleLayout } from './people-layout.tsx'
import { SignalForm } from './signal-form.tsx'
import { newSignal } from './signal-values.ts'

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
    <div className={styles.choices}>
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
    <article className={styles.card}>
      <div className={styles.about}>
        <p className={styles.status}>
          <span>{active ? `Weight ${weight}` : 'Switched off'}</span>
        </p>
        <h2 className="own-line">{name}</h2>
        <p>{signalKindTexts[kind].what}.</p>
        {words.length > 0 && <p>{words.join(' · ')}</p>}
        {near_words.length > 0 && <p>Near: {near_words.join(' · ')}</p>}
        {warning && (
          <div className={styles.words}>
            <blockquote>{warning}</blockquote>
          </div>
        )}
        {mayChange && (
          <div className={styles.choices}>
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
