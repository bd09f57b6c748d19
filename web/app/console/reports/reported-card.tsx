import { decisions as choices } from '@reable/contract/moderation/rules'
import { DecisionButtons } from './decision-buttons.tsx'
import { DecisionsMade } from './decisions-made.tsx'
import { Findings } from './findings.tsx'
import type { ReportedListing } from './load-reported.ts'
import { ListingStatus, ListingTitle, ReportDetails } from './report-details.tsx'
import { ReportedFrame } from './reported-frame.tsx'
import styles from './reports.module.css'

type Props = { reported: ReportedListing; onDecided: () => Promise<void> }

/** A reported listing: its status, the reports, earlier decisions, and the buttons of the two possible ones. */
export function ReportedCard({ reported, onDecided }: Props) {
  const { post, reasons, words, findings, decisions, age } = reported
  return (
    <ReportedFrame post={post}>
      <p className={styles.status}>
        <ListingStatus post={post} />
        <span>
          {reasons.length + words.length ? 'First reported' : 'Found'}: {age}
        </span>
      </p>
      <ListingTitle post={post} />
      <ReportDetails reasons={reasons} words={words} />
      <Findings findings={findings} />
      <DecisionsMade decisions={decisions} />
      <DecisionButtons about={reported} choices={choices} onDecided={onDecided} />
    </ReportedFrame>
  )
}
