import { othersAtMost } from '@reable/contract/seller/rules'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../api.ts'
import { relatedListingsFailed } from '../../shell/alerts/catalogue.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { type Card, cardOf } from '../cards/card.ts'
import { RecentCard } from '../similar/recent-card.tsx'
import styles from '../similar/recent-listings.module.css'
import type { Seller } from './seller-load.ts'

type Props = { listingId: number; seller: Seller | undefined }

/** The seller's other listings: the newest few, and the rest on request. */
export function SellerListings({ listingId, seller }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState<Card[]>()
  const { busy, run } = useBusy()
  if (!seller?.others.length) return null
  const cards = all ?? seller.others
  const showAll = async () => {
    const reply = await run(() => browserApi('listOthersOfSeller', { params: { id: String(listingId) } }))
    if (!reply) return
    if (!reply.ok) return showFailure(reply, relatedListingsFailed)
    // At once: the button goes, and the focus moves on to the first of the new cards.
    flushSync(() => setAll(reply.data.map(cardOf)))
    list.current?.children[cards.length]?.querySelector('a')?.focus()
  }
  return (
    <section className={`page ${styles.section}`} aria-labelledby="others-of-seller" data-screen-only>
      <h2 id="others-of-seller">More from {seller.first_name ?? 'this seller'}</h2>
      <ul ref={list} className={styles.grid}>
        {cards.map((card) => (
          <li key={card.id}>
            <RecentCard card={card} />
          </li>
        ))}
      </ul>
      {!all && seller.others_total > cards.length && (
        <p className="needs-script above-16">
          <Button busy={busy} busyLabel="Loading…" onClick={showAll}>
            {seller.others_total > othersAtMost ? `Show the newest ${othersAtMost}` : `Show all ${seller.others_total}`}
          </Button>
        </p>
      )}
    </section>
  )
}
