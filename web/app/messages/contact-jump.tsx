import ArrowDown from 'lucide-react/icons/arrow-down'
import type { MouseEvent } from 'react'
import type { Listing } from '../listings/detail/load-listing.ts'
import { Button } from '../ui/button/button.tsx'
import { jumpTo } from '../ui/link/jump-to.ts'
import { useCanContact } from './can-contact.ts'
import styles from './contact-seller.module.css'
import { contactId } from './contact-seller.tsx'

/** A link to the form where that is further down. It adds no entry to the history, so that Back leads to the results. */
export function ContactJump({ listing }: { listing: Listing }) {
  if (!useCanContact(listing)) return null
  return (
    <p className={`above-16 ${styles.jump}`} data-screen-only>
      <Button
        variant="next"
        size="tall"
        wide
        href={`#${contactId}`}
        onward={ArrowDown}
        onClick={(event: MouseEvent) => jumpTo(event, contactId)}
      >
        Contact Seller
      </Button>
    </p>
  )
}
