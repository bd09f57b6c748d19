import { fixedKindTexts, isFixedKind, screeningActionTexts, screeningKindTexts } from '@reable/contract/screening/rules'
import { mayDo } from '@reable/contract/volunteers/rules'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { useRoom } from '../may.tsx'
import cardStyles from '../room-card.module.css'
import { VersionsLink } from '../versions/versions-link.tsx'
import type { Route } from './+types/screening-page'
import { loadScreening, type ScreeningSignal } from './load-screening.ts'
import { ScreeningForm } from './screening-form.tsx'

export const loader = () => null

export const clientLoader = () => loadScreening(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Screening', !!loaderData && 'items' in loaderData)

/** The page of what is looked for before a listing is public, and what becomes of it. */
export default function ScreeningPage({ loaderData: list }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const onChanged = async () => {
    await revalidate()
    heading.current?.focus()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Screening
      </h1>
      {list && 'failure' in list && <TryAgain message={list.failure.error} />}
      {list && 'items' in list && (
        <>
          <p className="measure">
            Each listing is looked at by these before everyone sees it, and again when its photos, words or price
            change. What waits for you stands under Cases. A change counts for what is listed after it.
          </p>
          <ul className="stack gap-24">
            {list.items.map((signal) => (
              <li key={signal.id}>
                <ScreeningCard signal={signal} onChanged={onChanged} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

type Props = { signal: ScreeningSignal; onChanged: () => Promise<void> }

/** A signal: what it looks for, what becomes of a listing in which it is found, its numbers, and the button to change it. */
function ScreeningCard({ signal, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const mayChange = mayDo('change_screening', useRoom().role)
  const { name, kind, words, active, action } = signal
  return (
    <article className="stack card gap-16">
      <div className={`stack gap-12 ${cardStyles.about}`}>
        <p className={`row quiet ${cardStyles.status}`}>
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
          <div className="wrap gap-12 above-4">
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
