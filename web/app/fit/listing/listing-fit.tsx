import type { Listing } from '../../listings/detail/load-listing.ts'
import { Button } from '../../ui/button/button.tsx'
import { fitAddresses } from '../fit-addresses.ts'
import styles from './listing-fit.module.css'
import { useListingParts } from './use-listing-parts.ts'

/** The id of the heading to which the question beside the price leads. */
export const fitHeadingId = 'will-it-fit'

type Props = {
  listing: Listing
  /** The kind of its equipment type; null where we have no rules for it, undefined where that could not be loaded. */
  kind: string | null | undefined
}

/** Whether the thing fits: an invitation to answer, or the verdict with all that it rests on. */
export function ListingFit({ listing, kind }: Props) {
  const parts = useListingParts()
  if (kind === undefined) return null
  const invitation = kind ? <Invitation kind={kind} /> : <NoRules />
  return (
    <section className={styles.fit} aria-labelledby={fitHeadingId} data-screen-only={parts && kind ? undefined : true}>
      <h2 id={fitHeadingId} tabIndex={-1}>
        Will it fit me and my home?
      </h2>
      {parts && kind ? <parts.ListingChecks {...{ listing, kind }}>{invitation}</parts.ListingChecks> : invitation}
    </section>
  )
}

function Invitation({ kind }: { kind: string }) {
  return (
    <div data-screen-only>
      <p>Answer two to five questions, and we tell you here. Your answers stay on your device.</p>
      <p className={styles.way}>
        <Button to={fitAddresses.begin(kind)}>Answer the questions</Button>
      </p>
    </div>
  )
}

const NoRules = () => (
  <p>We have no rules for this kind of thing. Compare its measurements with your own, or ask the seller.</p>
)
