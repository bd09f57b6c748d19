import { CoverPicture } from '../../listings/cards/cover-picture.tsx'
import { listingAddress } from '../../listings/listing-address.ts'
import { addresses } from '../../shell/addresses.ts'
import { Link } from '../../ui/link/link.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import type { ReportedListing } from '../cases/load-cases.ts'
import cardStyles from '../room-card.module.css'
import findingsStyles from './findings.module.css'

type Finding = ReportedListing['findings'][number]

/** What was found in a listing before it was public: why it waits, and notes for volunteers alone; with both photos, where two are alike. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (!findings.length) return null
  return (
    <div className={`stack gap-8 ${findingsStyles.findings}`}>
      <h3>Found before it was public</h3>
      <ul className={cardStyles.reasons}>
        {findings.map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not change while they are shown
          <li key={at}>
            {finding.suspends ? <strong>{finding.name}</strong> : <>Note: {finding.name}</>}
            {finding.details.length > 0 && <>: {detailsText(finding)}</>}
            {finding.kind === 'recalled' && (
              <>
                {' '}
                <TextLink to={addresses.recalls}>What makers called back</TextLink>
              </>
            )}
            {finding.other && <Pair finding={finding} other={finding.other} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What it was found by: words of the listing stand as words of somebody. */
const detailsText = ({ kind, details }: Finding): string =>
  details.map((detail) => (isOfListing[kind] ? `“${detail}”` : detail)).join(' · ')

const isOfListing: Partial<Record<Finding['kind'], true>> = { prohibited: true, contact_details: true, words: true }

function Pair({ finding: { image }, other }: { finding: Finding; other: NonNullable<Finding['other']> }) {
  return (
    <>
      {' '}
      in <Link to={listingAddress(other.id)}>{other.title}</Link>
      <span className={findingsStyles.pair}>
        {image && <CoverPicture image={image} />}
        {other.image && <CoverPicture image={other.image} />}
      </span>
    </>
  )
}
