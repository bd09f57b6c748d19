import { Fragment } from 'react'
import { Part } from '../../ui/part/part.tsx'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { type Feed, isNotifyPlace } from '../browse/feed.ts'
import styles from '../browse/results.module.css'
import { NotifyCard, type SearchedKind } from '../home/notify-card.tsx'
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
      <ul id="cards" tabIndex={-1} className={styles.cards}>
        {feed.cards.map((card, at) => (
          <Fragment key={card.id}>
            <Part as="li" name="card" of={`${at === 0} ${JSON.stringify(card)}`}>
              {() => <ListingCard card={card} first={at === 0} />}
            </Part>
            {!ownerView && isNotifyPlace(feed, at) && (
              <li data-screen-only>
                <NotifyCard kind={kind} />
              </li>
            )}
          </Fragment>
        ))}
        {feed.total === 0 && (
          <li data-screen-only>
            <NotifyCard kind={kind} />
          </li>
        )}
      </ul>
      {isLoading && (
        <div className={styles.waiting}>
          <SkeletonCards count={3} label="Loading listings…" />
        </div>
      )}
    </>
  )
}
