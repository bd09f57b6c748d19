import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { PlaceNear } from '../../places/place-near.tsx'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { ListingCards } from '../cards/listing-cards.tsx'
import { useSlow } from '../cards/use-slow.ts'
import { Chips } from '../filter/chips.tsx'
import type { ActiveFilter } from '../filter/chips-of.ts'
import type { FoundList } from '../home/load-home.ts'
import { isNarrowed } from './browse-address.ts'
import { EmptyList } from './empty-list.tsx'
import { ListEnd } from './list-end.tsx'
import styles from './results.module.css'
import { ResultsHeading } from './results-heading.tsx'
import { foundWords, showingWords } from './results-words.ts'
import { Suggestions } from './suggestions.tsx'
import type { Ask } from './use-asked.ts'
import { useFeed } from './use-feed.ts'
import { useFocusAfterSearch } from './use-focus-after-search.ts'
import { useNews } from './use-news.ts'

type Props = {
  list: FoundList
  chips: ActiveFilter[]
  asked: URLSearchParams
  ask: Ask
  /** Whether the page's own heading is folded away with the band. */
  folded: boolean
  /** Whether it is the list of before, which a failure left standing. */
  stale: boolean
}

/** What was found: how many, by which filters, the cards, and the way on. */
export function Results({ list, chips, asked, ask, folded, stale }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = () => heading.current?.focus()
  useFocusAfterSearch(list.query.search_query, toHeading)
  const first = isNarrowed(asked) || folded
  const { feed, step, more } = useFeed(list)
  const { state, location } = useNavigation()
  const slow = useSlow(state === 'loading' && location.pathname === '/')
  const last = feed.start + feed.cards.length - 1
  const showing = showingWords(feed.start, last, feed.total)
  const { radius } = list.near ?? {}
  const news = useNews(list, last > 24 ? showing : foundWords(feed.total, radius), showing)
  return (
    <>
      <ResultsHeading
        ref={heading}
        total={feed.total}
        words={list.query.search_query}
        search={list.search}
        first={first}
      >
        {list.near && <PlaceNear />}
      </ResultsHeading>
      <div className={styles.chips}>
        <Chips {...{ chips, asked, ask }} onNone={toHeading} />
        {list.suggestions && <Suggestions offered={list.suggestions} asked={asked} />}
      </div>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <div className={`${styles.list} ${stale ? styles.stale : ''}`} inert={stale}>
        {first && <h2 className="visually-hidden">Listings</h2>}
        {slow ? (
          <div className={styles.waiting}>
            <SkeletonCards count={6} label="Loading listings…" />
          </div>
        ) : (
          <>
            {feed.cards.length === 0 && <EmptyList list={list} address={asked} onGone={toHeading} />}
            <ListingCards feed={feed} waiting={step === 'loading'} kind={list.kind} />
            {feed.cards.length > 0 && <ListEnd {...{ list, feed, step, more, showing }} />}
          </>
        )}
      </div>
    </>
  )
}
