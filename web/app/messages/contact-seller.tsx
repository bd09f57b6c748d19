import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isReturning } from '../accounts/returning.ts'
import type { Listing } from '../listings/detail/load-listing.ts'
import { useCanContact } from './can-contact.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-seller.module.css'

/** The id of the heading to which the link to the form leads. */
export const contactId = 'contact-seller'

/** The message to the owner, on the page of somebody else's listing. (POST-05) */
export function ContactSeller({ listing }: { listing: Listing }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const canContact = useCanContact(listing)
  const arrival = useNavigationType()
  // The history keeps its state: people who reload the page, or go back to it, do not come from the link again.
  const isBack = isReturning(useLocation().state) && arrival !== 'POP'
  useEffect(() => {
    if (isBack && canContact) heading.current?.focus({ preventScroll: true })
  }, [isBack, canContact])
  if (!canContact) return null
  return (
    <section className={styles.box} aria-labelledby={contactId} data-screen-only>
      <h2 ref={heading} id={contactId} tabIndex={-1} className={styles.heading}>
        Contact Seller
      </h2>
      <p className={styles.intro}>
        Your message goes to the seller through us. They see your first name, if you gave one, and not your e-mail
        address. We e-mail you when they answer.
      </p>
      <ContactForm listingId={listing.id} />
    </section>
  )
}
