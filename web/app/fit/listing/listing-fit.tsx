import type { Listing } from '../../listings/detail/load-listing.ts'
import { Button } from '../../ui/button/button.tsx'
import { jumpTo } from '../../ui/link/jump-to.ts'
import { fitAddresses } from '../fit-addresses.ts'
import { loadedOnceAnswered } from '../people/once-answered.ts'
import styles from './listing-fit.module.css'

/** The id of the heading to which the question beside the price leads. */
const fitHeadingId = 'will-it-fit'

/** What judges a listing, and shows it. */
const useListingParts = loadedOnceAnswered(() =>
  import('./listing-checks.tsx').then(({ ListingChecks, ShortVerdict }) => ({ ListingChecks, ShortVerdict })),
)

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
    <section
      className={`above-24 ${styles.fit}`}
      aria-labelledby={fitHeadingId}
      data-screen-only={parts && kind ? undefined : true}
    >
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
      <p className="above-12">
        <Button to={fitAddresses.begin(kind)}>Answer the questions</Button>
      </p>
    </div>
  )
}

const NoRules = () => (
  <p>We have no rules for this kind of thing. Compare its measurements with your own, or ask the seller.</p>
)

type JumpProps = { kind: string | null | undefined; properties: Record<string, string> }

/** Beside the price: the question whether it fits, and once that can be answered the verdict. Its room is there from the start. */
export function FitJump({ kind, properties }: JumpProps) {
  const parts = useListingParts()
  if (!kind) return null
  return (
    <p className={`line ${styles.jump}`} data-screen-only>
      <a href={`#${fitHeadingId}`} onClick={(event) => jumpTo(event, fitHeadingId)}>
        {parts ? <parts.ShortVerdict {...{ kind, properties }} /> : 'Will it fit me and my home?'}
      </a>
    </p>
  )
}
