import { priceLabel } from '@reable/contract/listings/rules'
import { PersonCard } from '../people/person-card.tsx'
import { DecisionsMade } from '../reports/decisions-made.tsx'
import { Findings } from '../reports/findings.tsx'
import { ListingStatus, ListingTitle, ReportDetails } from '../reports/report-details.tsx'
import reports from '../reports/reports.module.css'
import styles from './cases.module.css'
import { ListingPhotos } from './listing-photos.tsx'
import type { WholeCase } from './load-cases.ts'
import { PendingPart } from './pending-part.tsx'

/** What a case is about, as its viewer sees it, and what was said or found about it. */
export function CaseSubjectPart({ whole: { listing, reports: said, message, subject } }: { whole: WholeCase }) {
  if (listing) return <ListingPart listing={listing} />
  if (message) return <PendingPart message={message} />
  if (subject !== 'person') return <p className={styles.part}>It is not there any more. Nothing is left to look at.</p>
  return (
    <section className={styles.part}>
      <h2>What was reported</h2>
      {said.length === 0 && <p>No report is left: a report goes with its conversation.</p>}
      <ul className={reports.cards}>
        {said.map((report) => (
          <li key={report.id}>
            <PersonCard report={report} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ListingPart({ listing }: { listing: NonNullable<WholeCase['listing']> }) {
  const { post, images, description, price, reasons, words, findings, decisions } = listing
  return (
    <section className={styles.part}>
      <div className={reports.card}>
        <div className={reports.about}>
          <p className={reports.status}>
            <ListingStatus post={post} />
            {!post.deleted && <span>{price === 0 ? 'Free' : priceLabel(price)}</span>}
          </p>
          <ListingTitle post={post} />
          <ListingPhotos images={images} />
          {post.deleted ? <p>Its owner deleted it.</p> : <p className={styles.text}>{description}</p>}
        </div>
      </div>
      {(reasons.length > 0 || words.length > 0) && <h2>What was reported</h2>}
      <ReportDetails reasons={reasons} words={words} />
      <Findings findings={findings} />
      <DecisionsMade decisions={decisions} />
    </section>
  )
}
