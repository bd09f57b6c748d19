import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { alerts } from '../../shell/alerts/alerts.ts'
import { useLazy } from '../../state/use-lazy.ts'
import type { Listing } from './load-listing.ts'

/**
 * Tells whoever has just published a listing that it is there: the address then ends in submitted=success. Opens in the
 * browser alone, as the page is the same for everyone, which fetches it then; closing it tidies the address.
 */
export function ListingActive({ listing }: { listing: Listing }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(location.search.endsWith('submitted=success')), [])
  const Dialog = useLazy(open, loadDialog)
  if (!open || !Dialog) return null
  const close = () => {
    setOpen(false)
    navigate(location.pathname, { replace: true, preventScrollReset: true })
  }
  return <Dialog listing={listing} onClose={close} />
}

/** Says it as an alert when the dialog's code cannot be loaded. */
const loadDialog = () =>
  import('./listing-active-dialog.tsx').then(
    ({ ListingActiveDialog }) => ListingActiveDialog,
    () => alerts.show({ type: 'success', title: 'Your Listing is Active' }),
  )
