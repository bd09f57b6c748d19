import { Fragment, type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { SkeletonCards } from '../ui/skeleton/skeleton.tsx'
import { type Feed, isNotifyPlace } from './feed.ts'
import { ListingCard } from './listing-card.tsx'
import { NotifyCard } from './notify-card.tsx'
import styles from './results.module.css'

/** Which card was followed from which entry of the history: the focus goes back to it. */
const followed = new Map<string, string>()

type Props = {
  feed: Feed
  waiting: boolean
  /** The owner's own lists have no notify-me card. */
  ownerView?: boolean
}

/**
 * The cards. A plain list, not a feed: screen readers count it, know its end and step through its headings, while a feed takes
 * their own keys away and is unknown to some.
 */
export function ListingCards({ feed, waiting, ownerView = false }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    const href = followed.get(key)
    if (!href || document.activeElement !== document.body) return
    followed.delete(key)
    list.current?.querySelector<HTMLElement>(`a[href="${href}"]`)?.focus({ preventScroll: true })
  }, [key])
  const remember = ({ target }: MouseEvent) => {
    const href = (target as Element).closest('article a')?.getAttribute('href')
    if (href) followed.set(key, href)
  }
  return (
    <>
      <ul ref={list} id="cards" className={styles.cards} onClickCapture={remember}>
        {feed.cards.map((card, at) => (
          <Fragment key={card.id}>
            <li>
              <ListingCard card={card} first={at === 0} />
            </li>
            {!ownerView && isNotifyPlace(feed.start + at) && (
              <li data-screen-only>
                <NotifyCard />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      {waiting && (
        <div className={styles.waiting}>
          <SkeletonCards count={3} label="Loading listings…" />
        </div>
      )}
    </>
  )
}
