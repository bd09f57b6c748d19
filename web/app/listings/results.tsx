import type { Pagination } from '@reable/contract/pagination'
import { useSearchParams } from 'react-router'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Paging } from '../ui/paging/paging.tsx'
import { pageAddress } from './browse-address.ts'
import { type Card, ListingCard } from './listing-card.tsx'
import styles from './results.module.css'

/** How many cards stand in the first view of a large window. */
const firstView = 3

/** The list: how many there are, the cards of this page, the way to the other pages. */
export function Results({ cards, pagination }: { cards: Card[]; pagination: Pagination }) {
  const [address] = useSearchParams()
  const { total_posts: total, current_page: page, total_pages: pages } = pagination
  const before = address.get('before') ?? (page === 1 ? cards[0]?.id : undefined)
  return (
    <>
      <h2 className={styles.count}>{total === 1 ? '1 listing' : `${total.toLocaleString('en-CA')} listings`}</h2>
      {cards.length === 0 && <NoListing page={page} />}
      <ul className={styles.cards}>
        {cards.map((card, at) => (
          <li key={card.id}>
            <ListingCard card={card} early={at < firstView} />
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <p className={styles.showing}>
          Page {page} of {pages}
        </p>
      )}
      <Paging
        label="Pages of listings"
        page={page}
        pages={pages}
        addressOf={(number) => pageAddress(address, number, Number(before) || undefined)}
      />
    </>
  )
}

function NoListing({ page }: { page: number }) {
  const title = page > 1 ? 'There is nothing on this page' : 'No listing matches yet'
  return (
    <EmptyState level={3} title={title} text="New things come every day. You can look at everything there is.">
      <Button to={addresses.listings}>All listings</Button>
    </EmptyState>
  )
}
