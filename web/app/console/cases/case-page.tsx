import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import reports from '../reports/reports.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { Route } from './+types/case-page'
import { CaseNotes } from './case-notes.tsx'
import { CaseSides } from './case-sides.tsx'
import { CaseSubjectPart } from './case-subject-part.tsx'
import { caseHeading, vancouverClock } from './case-texts.ts'
import styles from './cases.module.css'
import { DecidedNote } from './decided-note.tsx'
import { Deciding } from './deciding.tsx'
import { loadCase, type WholeCase } from './load-cases.ts'
import { MadeDecisions } from './made-decisions.tsx'
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
      <h1 tabIndex={-1} className={reports.heading}>
        {caseHeading(whole)}
      </h1>
      <DecidedNote />
      <Why whole={whole} claim={claim} />
      <div className={styles.case}>
        <div className={styles.parts}>
          <CaseSubjectPart whole={whole} />
          <CaseSides whole={whole} />
        </div>
        {whole.closed_at_utc === null && <Deciding whole={whole} claim={claim} />}
        <div className={styles.parts}>
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
      <p className={reports.status}>
        <span>
          Opened {vancouverMoment(opened_at_utc)}
          {closed_at_utc === null && `, ${age}`}
        </span>
        {closed_at_utc !== null && <strong>Closed {vancouverMoment(closed_at_utc)}</strong>}
        <span role="status">
          {claim.state === 'yours' && <strong>You have this until {vancouverClock(claim.until_utc)}</strong>}
        </span>
      </p>
      <ul className={styles.why}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}
