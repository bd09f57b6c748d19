import type { FitKind, FitVerdict } from '@reable/contract/fit/types'
import { useEffect, useMemo, useState } from 'react'
import { type Card, cardOf } from '../../listings/cards/card.ts'
import { ListingCard } from '../../listings/cards/listing-card.tsx'
import { useSlow } from '../../listings/cards/use-slow.ts'
import { Button } from '../../ui/button/button.tsx'
import row from '../../ui/check-list/check-list.module.css'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { groupVerdicts, verdictOrder } from '../judging/judge-listings.ts'
import { nobodysApi } from '../judging/nobodys-api.ts'
import { useVerdicts, type Verdicts } from '../judging/use-verdicts.ts'
import { changeStoredFit, useStoredFit } from '../people/use-stored-fit.ts'
import { verdictMarks } from '../verdicts/verdict-line.tsx'
import styles from './fit-list.module.css'

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

/** So many cards are fetched at once. */
const blockSize = 100

/** Cards by their ids; null for a listing that is gone by now. */
type Cards = ReadonlyMap<number, Card | null>

/**
 * The cards of these listings, fetched in whole blocks of `all`: which of them are asked for first would say what fits, and so
 * something of a person.
 */
function useListedCards(wanted: readonly number[], all: readonly number[]) {
  const [cards, setCards] = useState<Cards>(new Map())
  const [failed, setFailed] = useState(false)
  const missing = wanted.filter((id) => !cards.has(id))
  const key = failed ? '' : blocksWith(missing, all).join(' ')
  useEffect(() => {
    if (!key) return
    let isCancelled = false
    fetchBlocks(key.split(' ').map(Number), all).then((fetched) => {
      if (isCancelled) return
      if (fetched) setCards((before) => new Map([...before, ...fetched]))
      else setFailed(true)
    })
    return () => {
      isCancelled = true
    }
  }, [key, all])
  return { cards, isLoading: missing.length > 0 && !failed, failed, retry: () => setFailed(false) }
}

/** The numbers of the blocks of `all`, by id, in which these ids are. */
function blocksWith(ids: readonly number[], all: readonly number[]): number[] {
  if (!ids.length) return []
  const wanted = new Set(ids)
  return [...new Set(all.flatMap((id, at) => (wanted.has(id) ? [Math.floor(at / blockSize)] : [])))]
}

async function fetchBlocks(blocks: number[], all: readonly number[]): Promise<Cards | undefined> {
  const replies = await Promise.all(
    blocks.map(async (block) => {
      const ids = all.slice(block * blockSize, (block + 1) * blockSize)
      const reply = await nobodysApi('lookAtSaved', { query: { post_ids: ids.join() } })
      if (!reply.ok) return undefined
      const found = new Map(reply.data.map(({ post_id, card }) => [post_id, card && cardOf(card)]))
      return ids.map((id) => [id, found.get(id) ?? null] as const)
    }),
  )
  return replies.includes(undefined) ? undefined : new Map(replies.flatMap((pairs) => pairs ?? []))
}

type Props = { groups: Record<FitVerdict, number[]> }

/** How many listings have each verdict, and the choice to hide what does not fit. */
function VerdictCounts({ groups }: Props) {
  const { fit } = useStoredFit()
  const hide = (hidesMisfits: boolean) => changeStoredFit((before) => ({ ...before, hidesMisfits }))
  return (
    <div className={styles.counts}>
      <div role="status">
        <ul className={styles.numbers}>
          {verdictOrder.map((verdict) => (
            <li key={verdict}>
              <Icon of={verdictMarks[verdict]} />
              {verdictTitles[verdict]}: <strong>{groups[verdict].length.toLocaleString('en-CA')}</strong>
            </li>
          ))}
        </ul>
      </div>
      <label className={row.row}>
        <input type="checkbox" checked={fit.hidesMisfits} onChange={({ target }) => hide(target.checked)} />
        <span>Hide what does not fit</span>
      </label>
    </div>
  )
}

const verdictTitles: Record<FitVerdict, string> = {
  fits: 'Fits',
  may_fit: 'May fit',
  unknown: 'We don’t know',
  does_not_fit: 'Does not fit',
}
