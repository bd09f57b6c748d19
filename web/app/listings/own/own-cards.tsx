import { useRevalidator } from 'react-router'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import type { OwnListings } from './load-own-listings.ts'
import { OwnCard } from './own-card.tsx'
import styles from './own-listings.module.css'
import { emptyMessages, tabNames } from './own-listings-texts.ts'
import { useListFocus } from './use-list-focus.ts'

/** The listings of one page, newest first; after each action all three lists are loaded anew. (LIFE-06) */
export function OwnCards({ found }: { found: OwnListings }) {
  const { revalidate } = useRevalidator()
  const { heading, list, rememberPlaceOf } = useListFocus(found)
  const { tab, cards } = found
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={cards.length ? styles.heading : 'visually-hidden'}>
        {tabNames[tab]}
      </h2>
      {cards.length === 0 && <EmptyState level={3} title={emptyMessages[tab]} />}
      <ul ref={list} className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id} data-listing={card.id}>
            <OwnCard
              card={card}
              onAnswer={() => {
                rememberPlaceOf(card.id)
                revalidate()
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
