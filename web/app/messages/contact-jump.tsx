import ArrowDown from 'lucide-react/icons/arrow-down'
import type { MouseEvent } from 'react'
import type { Listing } from '../listings/detail/load-listing.ts'
import { Button } from '../ui/button/button.tsx'
import { useCanContact } from './can-contact.ts'
import styles from './contact-seller.module.css'
import { contactId } from './contact-seller.tsx'

/** A link to the form where that is further down. It adds no entry to the history, so that Back leads to the results. */
export function ContactJump({ listing }: { listing: Listing }) {
  if (!useCanContact(listing)) return null
  const jump = (event: MouseEvent) => {
    event.preventDefault()
    const heading = document.getElementById(contactId)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <p className={styles.jump} data-screen-only>
      <Button variant="next" size="tall" wide href={`#${contactId}`} onward={ArrowDown} onClick={jump}>
        Contact Seller
      </Button>
    </p>
  )
}
