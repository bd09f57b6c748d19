import { organisation } from '@reable/contract/organisation'
import styles from './suspended-text.module.css'

/** A listing hidden by reports or by a volunteer: why, and what the volunteer wrote after deciding. */
export type SuspendedListing = { id: number; title: string; held: { why: string; words?: string | undefined } }

/** Says that a listing is hidden, why, what a volunteer wrote to its owner, and what they can do. */
export function SuspendedText({ listing }: { listing: SuspendedListing }) {
  const { why, words } = listing.held
  const mail = <a href={reviewRequestAddress(listing)}>{organisation.email}</a>
  if (!words)
    return (
      <span>
        <strong>This listing is hidden.</strong> {why} What a volunteer decides we tell you by e-mail. You can edit it
        meanwhile. Questions? Write to {mail}.
      </span>
    )
  return (
    <span>
      <strong>This listing is hidden.</strong> {why} A volunteer looked at it and wrote to you:
      <q className={`as-written ${styles.words}`}>{words}</q>
      You can edit it. Then ask us to look at it again: write to {mail}.
    </span>
  )
}

/** The mailto address to request another review of a listing; its subject names the listing for the volunteers. */
const reviewRequestAddress = ({ id, title }: { id: number; title: string }): string =>
  `mailto:${organisation.email}?subject=${encodeURIComponent(`Please look again at my listing: ${title} (${id})`)}`
