import { type ComponentProps, useRef } from 'react'
import { useNavigation } from 'react-router'
import { PlaceNear } from '../../places/place-near.tsx'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { ListingCards } from '../cards/listing-cards.tsx'
import { useSlow } from '../cards/use-slow.ts'
import { Chips } from '../filter/chips/chips.tsx'
import type { ActiveFilter } from '../filter/chips/chips-of.ts'
import { askedKey, isNarrowed } from './browse-address.ts'
import { EmptyList } from './empty-list.tsx'
import type { FoundList } from './found-list.ts'
import { ListEnd } from './list-end.tsx'
import { listTitle } from './list-title.ts'
import styles from './results.module.css'
import { ResultsHeading } from './results-heading.tsx'
import { foundLabel, showingLabel } from './results-labels.ts'
import { ExactWords, UnderstoodNotes } from './understood-notes.tsx'
import { UnstatedCards } from './unstated-cards.tsx'
import { useFeed } from './use-feed.ts'
import { useFocusAfterSearch } from './use-focus-after-search.ts'
import { useListAnnouncement } from './use-list-announcement.ts'
import type { RequestList } from './use-requested-list.ts'

type Props = {
  list: FoundList
  chips: ActiveFilter[]
  requested: URLSearchParams
  requestList: RequestList
  /** True if the page's own heading is folded away with the band. */
  folded: boolean
  /** True if it is the previous list, which stays after a failure. */
  stale: boolean
}

/** The result of a search: its heading, its active filters, the cards, and the link to more. */
export function Results({ list, chips, requested, requestList, folded, stale }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  useFocusAfterSearch(requested.get(askedKey) ?? list.query.search_query, focusHeading)
  const isPageHeading = isNarrowed(requested) || folded
  const { feed, step, loadMore } = useFeed(list)
  const slow = useSlow(useIsListLoading())
  const last = feed.start + feed.cards.length - 1
  const showing = showingLabel(feed.start, last, feed.total)
  const { radius } = list.near ?? {}
  const announcement = useListAnnouncement(list, last > 24 ? showing : foundLabel(feed.total, radius), showing)
  return (
    <>
      <ResultsHeading
        ref={heading}
        total={feed.total}
        terms={list.query.search_query}
        title={list.understood && requested.has(askedKey) ? listTitle(requested) : undefined}
        search={list.search}
        isPageHeading={isPageHeading}
      >
        {list.near && <PlaceNear />}
      </ResultsHeading>
      <div className={styles.chips}>
        <Chips {...{ chips, requested, requestList }} onNone={focusHeading} />
        {list.understood && <UnderstoodNotes understood={list.understood} />}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div className={`${styles.list} ${stale ? styles.stale : ''}`} inert={stale}>
        {isPageHeading && <h2 className="visually-hidden">Listings</h2>}
        {slow ? (
          <SlowList />
        ) : (
          <Cards {...{ list, feed, step, loadMore, showing, requested }} onFocusLost={focusHeading} />
        )}
      </div>
    </>
  )
}

type CardsProps = ComponentProps<typeof ListEnd> & { requested: URLSearchParams; onFocusLost: () => void }

function Cards({ requested, onFocusLost, ...end }: CardsProps) {
  const { list, feed, step } = end
  return (
    <>
      {feed.cards.length === 0 && <EmptyList list={list} address={requested} onFocusLost={onFocusLost} />}
      <ListingCards feed={feed} isLoading={step === 'loading'} kind={list.kind} />
      {feed.cards.length > 0 && <ListEnd {...end} />}
      {list.unstated && <UnstatedCards unstated={list.unstated} />}
      {list.understood && <ExactWords understood={list.understood} requested={requested} />}
    </>
  )
}

function useIsListLoading(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === '/'
}

/** In place of the cards while another list takes its time. */
function SlowList() {
  return (
    <div className={styles.waiting}>
      <SkeletonCards count={6} label="Loading listings…" />
    </div>
  )
}
