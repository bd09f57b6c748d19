import { DecisionButtons } from './decision-buttons.tsx'
import { DecisionsMade } from './decisions-made.tsx'
import type { DecidedListing } from './load-reported.ts'
import { ReportedFrame } from './reported-frame.tsx'
import styles from './reports.module.css'
import { ListingTitle, SaidOfListing, Standing } from './said-of-listing.tsx'

type Props = { decided: DecidedListing; onDecided: () => Promise<void> }

/** A listing about which volunteers decided: how it stands, who decided what and in which words, what was said, and the other way. */
export function DecidedCard({ decided, onDecided }: Props) {
  const { post, reasons, words, decisions } = decided
  return (
    <ReportedFrame post={post}>
      <p className={styles.status}>
        <Standing post={post} />
      </p>
      <ListingTitle post={post} />
      <DecisionsMade decisions={decisions} />
      <SaidOfListing reasons={reasons} words={words} />
      {!post.deleted && (
        <DecisionButtons about={decided} ways={[post.held ? 'release' : 'keep']} again onDecided={onDecided} />
      )}
    </ReportedFrame>
  )
}
