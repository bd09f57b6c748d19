import type { FitKind, FitVerdict } from '@reable/contract/fit/types'
import { useMemo, useState } from 'react'
import type { Card } from '../../listings/cards/card.ts'
import { ListingCard } from '../../listings/cards/listing-card.tsx'
import { useSlow } from '../../listings/cards/use-slow.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { groupVerdicts, verdictOrder } from '../judging/judge-listings.ts'
import { useVerdicts, type Verdicts } from '../judging/use-verdicts.ts'
import { useStoredFit } from '../people/use-stored-fit.ts'
import styles from './fit-list.module.css'
import { type Cards, useListedCards } from './use-listed-cards.ts'
import { VerdictCounts } from './verdict-counts.tsx'
import { verdictTitles } from './verdict-titles.ts'

/** So many cards are added at a time. */
const cardsPerStep = 24

/** The listings of a kind in groups: what fits, what may fit, what is not known, and what does not fit. */
export function FitList({ kind }: { kind: FitKind }) {
  const { verdicts, failed, retry } = useVerdicts(kind)
  if (failed) return <Failed retry={retry} />
  return verdicts ? <Groups verdicts={verdicts} /> : <Waiting />
}

function Groups({ verdicts }: { verdicts: Verdicts }) {
  const { fit } = useStoredFit()
  const [shown, setShown] = useState(cardsPerStep)
  const groups = useMemo(() => groupVerdicts(verdicts), [verdicts])
  const all = useMemo(() => [...verdicts.keys()].sort((one, other) => one - other), [verdicts])
  const listed = verdictOrder.filter((verdict) => !(fit.hidesMisfits && verdict === 'does_not_fit'))
  const ids = listed.flatMap((verdict) => groups[verdict])
  const visible = new Set(ids.slice(0, shown))
  const { cards, isLoading, failed, retry } = useListedCards([...visible], all)
  if (!verdicts.size) return <Nothing />
  return (
    <div className={styles.list}>
      <VerdictCounts groups={groups} />
      {listed.map((verdict) => (
        <Group key={verdict} verdict={verdict} cards={shownCards(groups[verdict], visible, cards)} />
      ))}
      {isLoading && <Waiting />}
      {failed && <Failed retry={retry} />}
      {!isLoading && ids.length > shown && (
        <Button onClick={() => setShown(shown + cardsPerStep)}>
          Show more of {ids.length.toLocaleString('en-CA')}
        </Button>
      )}
    </div>
  )
}

const shownCards = (ids: readonly number[], visible: ReadonlySet<number>, cards: Cards) =>
  ids.flatMap((id) => (visible.has(id) ? (cards.get(id) ?? []) : []))

function Group({ verdict, cards }: { verdict: FitVerdict; cards: Card[] }) {
  if (!cards.length) return null
  return (
    <section aria-labelledby={`fit-${verdict}`}>
      <h2 id={`fit-${verdict}`} tabIndex={-1}>
        {verdictTitles[verdict]}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting() {
  const slow = useSlow(true)
  return <div className={styles.cards}>{slow && <SkeletonCards count={3} label="Looking at the listings…" />}</div>
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <EmptyState title="We could not load the listings" text="Check your connection. Your answers are still here.">
      <Button onClick={retry}>Try again</Button>
    </EmptyState>
  )
}

function Nothing() {
  return (
    <EmptyState
      title="Nothing of this kind is on the list today"
      text="New things come every day. Your answers stay here."
    >
      <Button to="/">All listings</Button>
    </EmptyState>
  )
}
