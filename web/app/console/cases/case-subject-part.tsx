import { priceLabel } from '@reable/contract/listings/rules'
import { kindTexts } from '@reable/contract/restrictions/rules'
import { PersonCard } from '../people/person-card.tsx'
import { RestrictionFacts } from '../people/restrictions/restriction-card.tsx'
import { DecisionsMade } from '../reports/decisions-made.tsx'
import { Findings } from '../reports/findings.tsx'
import { ListingStatus, ListingTitle, ReportDetails } from '../reports/report-details.tsx'
import reports from '../reports/reports.module.css'
import styles from './cases.module.css'
import { ListingPhotos } from './listing-photos.tsx'
import type { WholeCase } from './load-cases.ts'
import { PendingPart } from './pending-part.tsx'

/** What a case is about, as its viewer sees it, and what was said or found about it. */
export function CaseSubjectPart({ whole }: { whole: WholeCase }) {
  const { listing, message, subject } = whole
  if (listing) return <ListingPart listing={listing} />
  if (message) return <PendingPart message={message} />
  if (subject !== 'person') return <p className={styles.part}>It is not there any more. Nothing is left to look at.</p>
  return <PersonPart whole={whole} />
}

/** What somebody answered comes first, as it is decided first. */
function PersonPart({ whole: { answered, reports: said } }: { whole: WholeCase }) {
  if (!answered && said.length === 0) return <p className={styles.part}>{nothingLeft}</p>
  return (
    <div className={styles.parts}>
      {answered && (
        <section className={styles.part}>
          <h2>What they answered</h2>
          <RestrictionFacts restriction={answered}>
            <h3>{kindTexts[answered.kind].past}</h3>
          </RestrictionFacts>
        </section>
      )}
      {said.length > 0 && <Reports said={said} />}
    </div>
  )
}

const nothingLeft =
  'Nothing is left to look at: a report goes with its conversation, and an answer with the restriction that it is about.'

function Reports({ said }: { said: WholeCase['reports'] }) {
  return (
    <section className={styles.part}>
      <h2>What was reported</h2>
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
