import { decisions } from '@reable/contract/moderation-rules'
import { DecisionButtons } from './decision-buttons.tsx'
import type { ReportedListing } from './load-reported.ts'
import styles from './reports.module.css'
import { ListingTitle, SaidOfListing, Standing } from './said-of-listing.tsx'

type Props = { reported: ReportedListing; onDecided: () => Promise<void> }

/** A reported listing: how it stands, what is said about it, and the two ways to decide. */
export function ReportedCard({ reported, onDecided }: Props) {
  const { post, reasons, words, age } = reported
  return (
    <article className={styles.card}>
      <p className={styles.status}>
        <Standing post={post} />
        <span>First reported: {age}</span>
      </p>
      <ListingTitle post={post} />
      <SaidOfListing reasons={reasons} words={words} />
      <DecisionButtons post={post} ways={decisions} onDecided={onDecided} />
    </article>
  )
}
