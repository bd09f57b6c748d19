import { lifetimeInDays } from '@reable/contract/listings/rules'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './listing-active.module.css'
import type { Listing } from './load-listing.ts'

/**
 * Tells whoever has just published a listing that it is there: the address then ends in submitted=success. Opens in the
 * browser alone, as the page is the same for everyone; closing it tidies the address.
 */
export function ListingActive({ listing }: { listing: Listing }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(location.search.endsWith('submitted=success')), [])
  if (!open) return null
  const close = () => {
    setOpen(false)
    navigate(location.pathname, { replace: true, preventScrollReset: true })
  }
  return (
    <Dialog
      short
      title="Your Listing is Active"
      onClose={close}
      foot={(end) => (
        <Button variant="next" onClick={end}>
          See my listing
        </Button>
      )}
    >
      <p className={styles.text}>
        It stays on the list for {lifetimeInDays} days. We write to you before that time ends, so that you can renew it.
      </p>
      {!listing.confirmed && (
        <p className={styles.text}>Others can see it once you confirm your account. We sent you an e-mail for that.</p>
      )}
    </Dialog>
  )
}
