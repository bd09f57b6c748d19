import { priceLabel } from '@reable/contract/listings/rules'
import { kindTexts } from '@reable/contract/restrictions/rules'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { accountAddress } from '../people/account/people-addresses.ts'
import { PersonCard } from '../people/person-card.tsx'
import { RestrictionFacts } from '../people/restrictions/restriction-card.tsx'
import { Findings } from '../reports/findings.tsx'
import { ListingStatus, ListingTitle, ReportDetails } from '../reports/report-details.tsx'
import cardStyles from '../room-card.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { Route } from './+types/case-page'
import { CaseNotes } from './case-notes.tsx'
import { caseHeading, sideFacts, sideTitle, vancouverClock } from './case-texts.ts'
import styles from './cases.module.css'
import { DecidedNote } from './decided-note.tsx'
import { Deciding, DecidingAgain } from './deciding.tsx'
import { loadCase, type WholeCase } from './load-cases.ts'
import { MadeDecisions } from './made-decisions.tsx'
import { PendingPart } from './pending-part.tsx'
import { type Claim, useClaim } from './use-claim.ts'

export const loader = () => null

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadCase(browserApi, params.id)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta(
    loaderData && 'whole' in loaderData ? `Case: ${loaderData.whole.about}` : 'Case',
    !!loaderData && 'whole' in loaderData,
  )

/** The page of a case: what it is about, who, why, and what can be decided. Opened, it is claimed for 15 minutes. */
export default function CasePage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={addresses.cases}>Cases</BackLink>
      {data && 'failure' in data && <TryAgain message={data.failure.error} level={1} />}
      {data && 'whole' in data && <Case key={data.whole.id} whole={data.whole} />}
    </>
  )
}

function Case({ whole }: { whole: WholeCase }) {
  const claim = useClaim(whole)
  return (
    <>
      <h1 tabIndex={-1}>{caseHeading(whole)}</h1>
      <DecidedNote />
      <Why whole={whole} claim={claim} />
      <div className={`stack gap-24 ${styles.case}`}>
        <div className={`stack gap-32 ${styles.parts}`}>
          <CaseSubjectPart whole={whole} />
          <CaseSides whole={whole} />
        </div>
        {whole.closed_at_utc === null ? <Deciding whole={whole} claim={claim} /> : <DecidingAgain whole={whole} />}
        <div className={`stack gap-32 ${styles.parts}`}>
          <MadeDecisions subject={whole.subject} decisions={whole.decisions} />
          <CaseNotes whole={whole} />
        </div>
      </div>
    </>
  )
}

function Why({ whole: { reasons, age, closed_at_utc, opened_at_utc }, claim }: { whole: WholeCase; claim: Claim }) {
  return (
    <>
      <p className={`row quiet ${cardStyles.status}`}>
        <span>
          Opened {vancouverMoment(opened_at_utc)}
          {closed_at_utc === null && `, ${age}`}
        </span>
        {closed_at_utc !== null && <strong>Closed {vancouverMoment(closed_at_utc)}</strong>}
        <span role="status">
          {claim.state === 'yours' && <strong>You have this until {vancouverClock(claim.until_utc)}</strong>}
        </span>
      </p>
      <ul className="stack">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}

/** What is known of the people of a case, in counts: never an address, and of those who reported a listing not who they are. */
function CaseSides({ whole: { sides, answered } }: { whole: WholeCase }) {
  if (!sides.length) return null
  return (
    <section className="stack gap-16">
      <h2 className="small-heading">Who it is about</h2>
      <ul className={`stack gap-16 ${styles.sides}`}>
        {sides.map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not change while they are shown
          <li key={at}>
            <h3>
              {sideTitle(side, answered !== null)}
              {side.person && `: ${side.person.name}`}
            </h3>
            <ul>
              {side.restrictions.map((sentence) => (
                <li key={sentence}>
                  <strong>{sentence}</strong>
                </li>
              ))}
              {sideFacts(side).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            {side.account !== null && <Link to={accountAddress(side.account)}>What we know of them</Link>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a case is about, as its viewer sees it, and what was said or found about it. */
function CaseSubjectPart({ whole }: { whole: WholeCase }) {
  const { listing, message, subject } = whole
  if (listing) return <ListingPart listing={listing} />
  if (message) return <PendingPart message={message} />
  if (subject !== 'person') return <p className="stack gap-16">It is not there any more. Nothing is left to look at.</p>
  return <PersonPart whole={whole} />
}

/** What somebody answered comes first, as it is decided first. */
function PersonPart({ whole: { answered, reports: said } }: { whole: WholeCase }) {
  if (!answered && said.length === 0) return <p className="stack gap-16">{nothingLeft}</p>
  return (
    <div className={`stack gap-32 ${styles.parts}`}>
      {answered && (
        <section className="stack gap-16">
          <h2 className="small-heading">What they answered</h2>
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
    <section className="stack gap-16">
      <h2 className="small-heading">What was reported</h2>
      <ul className="stack gap-24">
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
  const { post, images, description, price, reasons, words, findings } = listing
  return (
    <section className="stack gap-16">
      <div className="stack card gap-16">
        <div className={`stack gap-12 ${cardStyles.about}`}>
          <p className={`row quiet ${cardStyles.status}`}>
            <ListingStatus post={post} />
            {!post.deleted && <span>{price === 0 ? 'Free' : priceLabel(price)}</span>}
          </p>
          <ListingTitle post={post} />
          <ListingPhotos images={images} />
          {post.deleted ? <p>Its owner deleted it.</p> : <p className="measure as-written">{description}</p>}
        </div>
      </div>
      {(reasons.length > 0 || words.length > 0) && <h2 className="small-heading">What was reported</h2>}
      <ReportDetails reasons={reasons} words={words} />
      <Findings findings={findings} />
    </section>
  )
}

type Props = { images: NonNullable<WholeCase['listing']>['images'] }

/** All photos of a listing, each a link to itself in full size. */
function ListingPhotos({ images }: Props) {
  if (!images.length) return null
  return (
    <ul className={styles.photos} aria-label="Photos">
      {images.map(({ image_id, small, large, webp, alt, width, height }, at) => (
        <li key={image_id}>
          <a href={large}>
            <picture>
              <source type="image/webp" srcSet={webp.small} />
              <img
                src={small}
                width={width}
                height={height}
                loading={at ? 'lazy' : 'eager'}
                decoding="async"
                alt={numbered(at, images.length, alt)}
              />
            </picture>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** So that a photo is not read as the link to its listing. */
const numbered = (at: number, count: number, title: string) => `Photo ${at + 1} of ${count}: ${title}`
