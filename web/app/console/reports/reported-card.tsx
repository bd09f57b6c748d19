import { decisions as ways } from '@reable/contract/moderation/rules'
import { DecisionButtons } from './decision-buttons.tsx'
import { DecisionsMade } from './decisions-made.tsx'
import type { ReportedListing } from './load-reported.ts'
import { ReportedFrame } from './reported-frame.tsx'
import styles from './reports.module.css'
import { ListingTitle, SaidOfListing, Standing } from './said-of-listing.tsx'

type Props = { reported: ReportedListing; onDecided: () => Promise<void> }

/** A reported listing: how it stands, what is said about it, what was decided before, and the two ways to decide. */
export function ReportedCard({ reported, onDecided }: Props) {
  const { post, reasons, words, decisions, age } = reported
  return (
    <ReportedFrame post={post}>
      <p className={styles.status}>
        <Standing post={post} />
        <span>First reported: {age}</span>
      </p>
      <ListingTitle post={post} />
      <SaidOfListing reasons={reasons} words={words} />
      <DecisionsMade decisions={decisions} />
      <DecisionButtons about={reported} ways={ways} onDecided={onDecided} />
    </ReportedFrame>
  )
}
