import { fixedKindTexts, isFixedKind, screeningActionTexts, screeningKindTexts } from '@reable/contract/screening/rules'
import { mayDo } from '@reable/contract/volunteers/rules'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useRoom } from '../may.tsx'
import styles from '../reports/reports.module.css'
import { VersionsLink } from '../versions/versions-link.tsx'
import type { ScreeningSignal } from './load-screening.ts'
import { ScreeningForm } from './screening-form.tsx'

type Props = { signal: ScreeningSignal; onChanged: () => Promise<void> }

/** A signal: what it looks for, what becomes of a listing in which it is found, its numbers, and the button to change it. */
export function ScreeningCard({ signal, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const mayChange = mayDo('change_screening', useRoom().role)
  const { name, kind, words, active, action } = signal
  return (
    <article className={styles.card}>
      <div className={styles.about}>
        <p className={styles.status}>
          <span>{active ? screeningActionTexts[action] : 'Switched off'}</span>
          {numbersOf(signal).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <h2 className="own-line">{name}</h2>
        <p>{screeningKindTexts[kind].what}.</p>
        {words.length > 0 && <p>{words.join(' · ')}</p>}
        {isFixedKind(kind) ? (
          <p>{fixedKindTexts[kind]}</p>
        ) : mayChange ? (
          <div className={styles.choices}>
            <Button variant="other" onClick={() => setIsOpen(true)}>
              Change<span className="visually-hidden"> {name}</span>
            </Button>
          </div>
        ) : null}
        {!isFixedKind(kind) && (
          <p>
            <VersionsLink kind="screening" id={signal.id} name={name} />
          </p>
        )}
        {isOpen && <ScreeningForm signal={signal} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
      </div>
    </article>
  )
}

function numbersOf({ kind, weight, threshold }: ScreeningSignal): string[] {
  const texts = screeningKindTexts[kind]
  return [
    ...(texts.threshold ? [`${texts.threshold.label}: ${threshold}`] : []),
    ...(texts.weight ? [`${texts.weight.label}: ${weight}`] : []),
  ]
}
