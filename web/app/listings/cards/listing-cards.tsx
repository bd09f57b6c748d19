import { Fragment } from 'react'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { type Feed, isNotifyPlace } from '../browse/feed.ts'
import styles from '../browse/results.module.css'
import { NotifyCard, type SearchedKind } from '../home/notify-card.tsx'
import type { Card } from './card.ts'
import { ListingCard } from './listing-card.tsx'

type Props = {
  feed: Feed
  isLoading: boolean
  /** The kind that is searched for. */
  kind?: SearchedKind
  /** The owner's own lists have no notify-me card. */
  ownerView?: boolean
}

/**
 * The cards. A plain list, not a feed: screen readers count it, know its end and step through its headings, while a feed takes
 * their own keys away and is unknown to some.
 */
export function ListingCards({ feed, isLoading, kind, ownerView = false }: Props) {
  return (
    <>
      <ul id="cards" tabIndex={-1} className={`stack up-to-3 gap-24 ${styles.cards}`}>
        {feed.cards.map((card, at) => (
          <Fragment key={card.id}>
            <CardItem card={card} first={at === 0} />
            {!ownerView && isNotifyPlace(feed, at) && <NotifyItem kind={kind} />}
          </Fragment>
        ))}
        {feed.total === 0 && <NotifyItem kind={kind} />}
      </ul>
      {isLoading && (
        <div className={`stack gap-24 ${styles.waiting}`}>
          <SkeletonCards count={3} label="Loading listings…" />
        </div>
      )}
    </>
  )
}

export const CardItem = ({ card, first }: { card: Card; first: boolean }) => (
  <li>
    <ListingCard card={card} first={first} />
  </li>
)

const NotifyItem = ({ kind }: { kind: SearchedKind | undefined }) => (
  <li data-screen-only>
    <NotifyCard kind={kind} />
  </li>
)
