import { browserApi } from '../../api.ts'
import { addresses, caseAddress } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Link } from '../../ui/link/link.tsx'
import { addressOfPage, pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import reports from '../reports/reports.module.css'
import type { Route } from './+types/decided-cases-page'
import { subjectWords } from './case-texts.ts'
import { CasesLayout } from './cases-layout.tsx'
import { type LoadedDecided, loadDecidedCases } from './load-cases.ts'
import { MadeDecisionText } from './made-decisions.tsx'

export const loader = () => null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadDecidedCases(browserApi, pageOf(new URL(request.url).searchParams))

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Decided cases', !!loaderData && 'items' in loaderData)

/** The page of what volunteers decided, where each decision leads to its case, in which it can be taken back. */
export default function DecidedCasesPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <CasesLayout current={addresses.decidedCases}>
      {data && 'failure' in data && <TryAgain message={data.failure.error} />}
      {data && 'items' in data && <Decided {...data} />}
    </CasesLayout>
  )
}

function Decided({ items, page, pages }: Exclude<LoadedDecided, { failure: unknown }>) {
  if (!items.length) return <EmptyState title="Nothing is decided yet" text="What you decide is kept here." />
  return (
    <>
      <p className={reports.intro}>The latest decision comes first. Open its case to take it back, for 30 days.</p>
      <ul className={reports.cards}>
        {items.map(({ case: one, decision }) => (
          <li key={decision.id}>
            <article className={reports.card}>
              <div className={reports.about}>
                <p className={reports.status}>{subjectWords[one.subject]}</p>
                <h2 className="own-line">
                  <Link to={caseAddress(one.id)}>{one.about}</Link>
                </h2>
                <MadeDecisionText subject={one.subject} made={decision} />
              </div>
            </article>
          </li>
        ))}
      </ul>
      <Paging
        label="Pages of decided cases"
        {...{ page, pages }}
        addressOf={(at) => addressOfPage(addresses.decidedCases, at)}
      />
    </>
  )
}
