import { DecisionButtons } from './decision-buttons.tsx'
import { DecisionsMade } from './decisions-made.tsx'
import { Findings } from './findings.tsx'
import type { DecidedListing } from './load-reported.ts'
import { ListingStatus, ListingTitle, ReportDetails } from './report-details.tsx'
import { ReportedFrame } from './reported-frame.tsx'
import styles from './reports.module.css'

type Props = { decided: DecidedListing; onDecided: () => Promise<void> }

/** A listing about which volunteers decided: its status, the decisions, the reports, and the button for the opposite decision. */
export function DecidedCard({ decided, onDecided }: Props) {
  const { post, reasons, words, findings, decisions } = decided
  return (
    <ReportedFrame post={post}>
      <p className={styles.status}>
        <ListingStatus post={post} />
      </p>
      <ListingTitle post={post} />
      <DecisionsMade decisions={decisions} />
      <ReportDetails reasons={reasons} words={words} />
      <Findings findings={findings} />
      {!post.deleted && (
        <DecisionButtons about={decided} choices={[post.held ? 'release' : 'keep']} again onDecided={onDecided} />
      )}
    </ReportedFrame>
  )
}
