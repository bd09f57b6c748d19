import { findKind } from '@reable/contract/fit/kinds'
import type { FitKind, FitVerdict } from '@reable/contract/fit/types'
import { useEffect, useMemo, useState } from 'react'
import { data } from 'react-router'
import { type Card, cardOf } from '../../listings/cards/card.ts'
import { ListingCard } from '../../listings/cards/listing-card.tsx'
import { useSlow } from '../../listings/cards/use-slow.ts'
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx'
import { useInBrowser } from '../../state/in-browser.ts'
import { Button } from '../../ui/button/button.tsx'
import row from '../../ui/check-list/check-list.module.css'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { AnswerList } from '../answers/answer-list.tsx'
import { fitAddresses } from '../fit-addresses.ts'
import styles from '../fit-page.module.css'
import { NoAdvice } from '../fit-start-page.tsx'
import { groupVerdicts, verdictOrder } from '../judging/judge-listings.ts'
import { nobodysApi } from '../judging/nobodys-api.ts'
import { useVerdicts, type Verdicts } from '../judging/use-verdicts.ts'
import { chosenPerson, personName, withKind } from '../people/change-stored-fit.ts'
import { changeStoredFit, useStoredFit } from '../people/use-stored-fit.ts'
import { stepMeta } from '../questions/fit-meta.ts'
import { FitNotices } from '../questions/fit-notices.tsx'
import { questionsOf } from '../questions/next-step.ts'
import { verdictMarks } from '../verdicts/verdict-line.tsx'
import type { Route } from './+types/result-page'
import fitListStyles from './fit-list.module.css'

/** So many cards are added at a time. */
const cardsPerStep = 24

/** The listings of a kind in groups: what fits, what may fit, what is not known, and what does not fit. */
function FitList({ kind }: { kind: FitKind }) {
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
    <div className={`stack gap-32 ${fitListStyles.list}`}>
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
      <ul className="stack up-to-3 gap-24 above-16">
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
  return (
    <div className="stack up-to-3 gap-24 above-16">
      {slow && <SkeletonCards count={3} label="Looking at the listings…" />}
    </div>
  )
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
    <div className="stack gap-8">
      <div role="status">
        <ul className={`wrap ${fitListStyles.numbers}`}>
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

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: findKind(params.kind) ? 200 : 404 })
export const clientLoader = () => null

export const meta = () => stepMeta('What fits')

/** All public listings of a kind with what they are to the chosen person and the home, what fits first. */
export default function ResultPage({ params }: Route.ComponentProps) {
  const kind = findKind(params.kind)
  const inBrowser = useInBrowser()
  const { fit } = useStoredFit()
  if (!kind) return <NotFoundPage />
  const person = chosenPerson(fit)
  return (
    <div className={`stack page gap-24 above-24 ${styles.page}`}>
      <p className={styles.step}>{kind.label}</p>
      <h1>What fits{person && person.id !== 0 && ` ${personName(person)}`}</h1>
      <FitNotices />
      {inBrowser && (person ? <Judged kind={kind} /> : <NobodyYet kind={kind} />)}
      <noscript>
        <p>This page needs JavaScript, because your browser itself works out what fits.</p>
      </noscript>
      <NoAdvice />
    </div>
  )
}

function NobodyYet({ kind }: { kind: FitKind }) {
  return (
    <div className={`row gap-12 ${styles.ways}`}>
      <p className="measure">First we need to know a little about who it is for.</p>
      <Button variant="next" to={fitAddresses.begin(kind.name)}>
        Answer the questions
      </Button>
    </div>
  )
}

function Judged({ kind }: { kind: FitKind }) {
  const { fit } = useStoredFit()
  const person = chosenPerson(fit)
  const isNoted = person?.kinds.includes(kind.name)
  useEffect(() => {
    if (!isNoted) changeStoredFit((before) => withKind(before, kind.name))
  }, [isNoted, kind])
  return (
    <>
      <FitList key={kind.name} kind={kind} />
      <section aria-labelledby="fit-answers">
        <h2 id="fit-answers">What you told us</h2>
        <AnswerList
          questions={questionsOf(kind)}
          answers={{ ...fit.home, ...person?.answers }}
          addressOf={({ name }) => fitAddresses.question(kind.name, name)}
        />
      </section>
      <p>
        <Button to={fitAddresses.start}>All your answers: change, print or forget them</Button>
      </p>
    </>
  )
}
