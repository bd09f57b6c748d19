import ArrowLeft from 'lucide-react/icons/arrow-left'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type MouseEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { FitJump, ListingFit } from '../../fit/listing/listing-fit.tsx'
import { ManualLinks } from '../../manuals/manual-links.tsx'
import { ContactJump } from '../../messages/contact-jump.tsx'
import { ContactSeller } from '../../messages/contact-seller.tsx'
import { ReportProblem } from '../../moderation/report-problem.tsx'
import { VolunteerNotice } from '../../moderation/volunteer-notice.tsx'
import { ListingRecall } from '../../recalls/listing-recall.tsx'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { useBrowserValue } from '../../state/in-browser.ts'
import { useLazy } from '../../state/use-lazy.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Gallery } from '../../ui/gallery/gallery.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { isPlainPress } from '../../ui/link/is-plain-press.ts'
import { Link } from '../../ui/link/link.tsx'
import { isListBehind, lastList } from '../browse/last-list.ts'
import type { Card } from '../cards/card.ts'
import { ListingCare } from '../care/listing-care.tsx'
import { OwnerPanel } from '../manage/owner-panel.tsx'
import { PrintFoot } from '../print/print-foot.tsx'
import { PrintHead } from '../print/print-head.tsx'
import { SellerListings } from '../seller/seller-listings.tsx'
import type { Seller } from '../seller/seller-load.ts'
import { SellerPanel } from '../seller/seller-panel.tsx'
import { RecentListings } from '../similar/recent-listings.tsx'
import { SimilarListings } from '../similar/similar-listings.tsx'
import type { ListingLike } from '../similar/similar-load.ts'
import backToResultsStyles from './back-to-results.module.css'
import { ListingSummary } from './listing-summary.tsx'
import { ListingDescription, ListingFacts } from './listing-text.tsx'
import styles from './listing-view.module.css'
import type { Listing } from './load-listing.ts'

type Props = {
  listing: Listing
  /** Whole, as others can use it. */
  address: string
  like: ListingLike
  similar: Card[] | undefined
  seller: Seller | undefined
  /** The kind by which it is fitted; null where we have no rules for it, undefined where that is not known. */
  fitKind: string | null | undefined
}

/**
 * A listing whole. The source order is the reading order, what it measures before the message to its seller; a large window sets
 * the summary and the message beside the pictures.
 */
export function ListingView({ listing, address, like, similar, seller, fitKind }: Props) {
  return (
    <>
      <article className={`stack page gap-24 ${styles.page}`}>
        <PrintHead />
        <BackToResults />
        <div className={styles.gallery}>
          <Gallery label={`Photos of ${listing.title}`} pictures={listing.images.map(pictureOf)} />
        </div>
        <div className={styles.summary}>
          <Summary {...{ listing, address, fitKind }} />
          <OwnerPanel listing={listing} />
          <VolunteerNotice listing={listing} />
        </div>
        <div className={styles.description}>
          <ListingDescription listing={listing} />
        </div>
        <div className={styles.facts}>
          <ListingFacts listing={listing} />
          <ListingFit listing={listing} kind={fitKind} />
          <ListingRecall listing={listing} />
          <ManualLinks manuals={listing.manuals} className={`above-32 ${styles.manuals}`} />
          <ListingCare listing={listing} />
        </div>
        <div className={`stack gap-24 ${styles.contact}`} data-screen-only>
          <SellerPanel seller={seller} />
          <ContactSeller listing={listing} />
          <ListingSafety />
        </div>
        <PrintFoot address={address} />
      </article>
      <SellerListings listingId={listing.id} seller={seller} />
      <SimilarListings like={like} initial={similar} />
      <RecentListings listing={listing} />
      <ListingActive listing={listing} />
    </>
  )
}

/** Its actions lead to the message and to whether it fits, both of which stand further down. */
function Summary({ listing, address, fitKind }: Pick<Props, 'listing' | 'address' | 'fitKind'>) {
  const next = (
    <>
      <ContactJump listing={listing} />
      <FitJump kind={fitKind} properties={listing.properties} />
    </>
  )
  return <ListingSummary {...{ listing, address, next }} more={<ReportProblem listing={listing} />} />
}

const pictureOf = ({ rotation_origin, ...image }: Listing['images'][number]) => ({
  ...image,
  rotation: rotation_origin as 0 | 90 | 180 | 270,
})

/**
 * Tells whoever has just published a listing that it is there: the address then ends in submitted=success. Opens in the
 * browser alone, as the page is the same for everyone, which fetches it then; closing it tidies the address.
 */
function ListingActive({ listing }: { listing: Listing }) {
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

/** Advice on meeting a stranger with something for sale. */
function ListingSafety() {
  return (
    <Alert type="info" level={2} title="Meet safely" icon={ShieldCheck}>
      <p>
        Meet at a <Link to={addresses.exchangeZones}>community exchange zone</Link>, in daylight, and keep 2 m apart.
        Try the brakes before you pay. Never send money ahead.
      </p>
    </Alert>
  )
}

/** To the list one came from, with its filters; by one step back in history where that is the list, else by its address. */
function BackToResults() {
  const navigate = useNavigate()
  const address = useBrowserValue(lastList) ?? addresses.listings
  const goBack = (event: MouseEvent) => {
    if (!isPlainPress(event) || !isListBehind()) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <p className={`line gap-8 ${backToResultsStyles.back}`} data-screen-only>
      <Icon of={ArrowLeft} />
      <Link to={address} onClick={goBack}>
        Back to results
      </Link>
    </p>
  )
}
