import { signalKindTexts } from '@reable/contract/messages/worry-rules'
import { mayDo } from '@reable/contract/volunteers/rules'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useRoom } from '../may.tsx'
import styles from '../reports/reports.module.css'
import { VersionsLink } from '../versions/versions-link.tsx'
import type { Signal } from './load-people.ts'
import { SignalForm } from './signal-form.tsx'

type Props = { signal: Signal; onChanged: () => Promise<void> }

/** A signal: what it looks for, its weight, what the reader is told, and the button to change it. */
export function SignalCard({ signal, onChanged }: Props) {
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
