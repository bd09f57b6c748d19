import type { ReportOutcome } from '@reable/contract/people/rules'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../api.ts'
import { addresses } from '../../../shell/addresses.ts'
import { isSignedInDocument } from '../../../state/signed-in.ts'
import { Link } from '../../../ui/link/link.tsx'
import { pageOf } from '../../../ui/paging/page-address.ts'
import { Paging } from '../../../ui/paging/paging.tsx'
import { TryAgain } from '../../../ui/try-again/try-again.tsx'
import { BackLink } from '../../back-link.tsx'
import { consolePageMeta } from '../../console-page-meta.ts'
import { vancouverMoment } from '../../vancouver-time.ts'
import { LostFactor } from '../lost-factor/lost-factor.tsx'
import { RestrictButtons } from '../restrictions/restrict-buttons.tsx'
import { RestrictionCard } from '../restrictions/restriction-card.tsx'
import type { Route } from './+types/account-page'
import page from './account-page.module.css'
import { AccountStatus } from './found-card.tsx'
import { type Account, type AccountListing, type LoadedAccount, loadAccount } from './load-account.ts'
import { Notes } from './notes.tsx'
import { accountAddress } from './people-addresses.ts'

const outcomeTexts: Record<ReportOutcome, string> = {
  waits: 'waits for a decision',
  upheld: 'was right',
  dismissed: 'nothing to do',
}

type ReportsOfProps = { reports: Account['reports_made']; none: string }

/** Reports of one side: how many, what became of them, and the latest. */
function ReportsOf({ reports: { total, upheld, dismissed, latest }, none }: ReportsOfProps) {
  if (total === 0) return <p>{none}</p>
  return (
    <>
      <p>
        {total === 1 ? '1 report' : `${total} reports`}: {upheld} right, {dismissed} with nothing to do,{' '}
        {total - upheld - dismissed} waiting.
      </p>
      <ul className={`stack ${page.rows}`}>
        {latest.map(({ about, title, reasons, at_utc, outcome }) => (
          <li key={`${at_utc} ${about}`}>
            <p>
              {about === 'person' ? 'A person' : 'A listing'}
              {title && `, “${title}”`}: {reasons.join(', ') || 'in their own words'}
            </p>
            <p className="quiet">
              {vancouverMoment(at_utc)}, {outcomeTexts[outcome]}
            </p>
          </li>
        ))}
      </ul>
      {total > latest.length && <p className="quiet">These are the latest {latest.length}.</p>}
    </>
  )
}

export const loader = () => null

export const clientLoader = ({ request, params: { id } }: Route.ClientLoaderArgs) =>
  loadAccount(browserApi, { id, page: pageOf(new URL(request.url).searchParams) })

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta(
    loaderData && 'account' in loaderData ? loaderData.account.name : 'Somebody',
    !!loaderData && 'account' in loaderData,
  )

/** One page of all that volunteers may know of somebody, and what they can do. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={addresses.foundPeople}>Find people</BackLink>
      {loaderData && 'failure' in loaderData && (
        <>
          <h1 className="page-title">People</h1>
          <TryAgain message={loaderData.failure.error} />
        </>
      )}
      {loaderData && 'account' in loaderData && <Shown {...loaderData} />}
    </>
  )
}

function Shown({ account, list }: Exclude<LoadedAccount, { failure: unknown }>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const onChanged = async () => {
    await revalidate()
    heading.current?.focus()
  }
  const { id, name, email, conversations, restrictions, own } = account
  return (
    <div className="stack gap-32">
      <header className="stack gap-8">
        <h1 ref={heading} tabIndex={-1} className="page-title">
          {name}
        </h1>
        {email && <p className="own-line">{email}</p>}
        <AccountStatus account={account} />
        <p>{conversationsText(conversations)} Nobody sees here what is written in them.</p>
      </header>
      {own ? <p>This is you.</p> : <RestrictButtons account={account} onChanged={onChanged} />}
      <Part title="Restrictions" empty={restrictions.length === 0 && 'They were never muted, stopped or banned.'}>
        <ul className="stack gap-24">
          {restrictions.map((each) => (
            <li key={each.id}>
              <RestrictionCard restriction={each} person={account} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="What was reported about them">
        <ReportsOf reports={account.reports_received} none="Nobody has reported them or their listings." />
      </Part>
      <Part title="What they reported">
        <ReportsOf reports={account.reports_made} none="They have reported nothing." />
      </Part>
      <Part title="Second step at log-in">
        <LostFactor account={account} onChanged={onChanged} />
      </Part>
      <Part title="Listings">
        <ListingsOf personId={id} counts={account.listings} {...list} />
      </Part>
      <Part title="Notes">
        <Notes account={account} onChanged={onChanged} />
      </Part>
    </div>
  )
}

type PartProps = { title: string; empty?: string | false; children: React.ReactNode }

/** One part of the page under its heading; a sentence stands in its place where there is nothing. */
const Part = ({ title, empty, children }: PartProps) => (
  <section className={`stack gap-16 ${page.part}`}>
    <h2 className="small-heading">{title}</h2>
    {empty ? <p>{empty}</p> : children}
  </section>
)

function conversationsText({ as_owner, as_buyer }: { as_owner: number; as_buyer: number }): string {
  if (as_owner + as_buyer === 0) return 'They are in no conversation.'
  return `Conversations: ${as_owner} about their own listings, ${as_buyer} about those of others.`
}

const stateTexts: Record<AccountListing['state'], string> = {
  public: 'Shown to everybody',
  hidden: 'Hidden',
  suspended: 'Hidden until a volunteer decides',
  passed_on: 'Sold or given away',
  deleted: 'Deleted',
  ended: 'Its days are over',
}

type Props = {
  personId: number
  counts: Account['listings']
  listings: AccountListing[]
  page: number
  pages: number
  total: number
}

/** The listings of somebody in every state, page by page. */
function ListingsOf({ personId, counts, listings, page: current, pages, total }: Props) {
  if (total === 0) return <p>They have listed nothing.</p>
  return (
    <>
      <p>
        {counts.public} shown, {counts.hidden} hidden, {counts.passed_on} passed on, {counts.deleted} deleted.
      </p>
      <ul className={`stack ${page.rows}`}>
        {listings.map(({ id, title, state, listed_at_utc }) => (
          <li key={id}>
            <p className="own-line">
              <Link to={`/posts/${id}`}>{title}</Link>
            </p>
            <p className="quiet">
              {stateTexts[state]}, number {id}, listed {vancouverMoment(listed_at_utc)}
            </p>
          </li>
        ))}
      </ul>
      <Paging
        label="Pages of their listings"
        page={current}
        pages={pages}
        addressOf={(wanted) => accountAddress(personId, wanted)}
      />
    </>
  )
}
