import { organisation } from '@reable/contract/organisation'
import styles from './held-words.module.css'
import { lookAgainAddress } from './look-again-address.ts'

/** A listing that reports or a volunteer hide: why, and what a volunteer wrote once one has decided. */
export type Held = { id: number; title: string; held: { why: string; words?: string | undefined } }

/** That a listing is hidden, why, what a volunteer wrote to its owner, and what they can do. */
export function HeldWords({ listing }: { listing: Held }) {
  const { why, words } = listing.held
  const mail = <a href={lookAgainAddress(listing)}>{organisation.email}</a>
  if (!words)
    return (
      <span>
        <strong>This listing is hidden.</strong> {why} A volunteer looks at it, decides, and tells you by e-mail. You
        can edit it meanwhile. Questions? Write to {mail}.
      </span>
    )
  return (
    <span>
      <strong>This listing is hidden.</strong> {why} A volunteer looked at it and wrote to you:
      <q className={styles.words}>{words}</q>
      You can edit it. Then ask us to look at it again: write to {mail}.
    </span>
  )
}
