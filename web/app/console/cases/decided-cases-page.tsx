import { decidedSearchLimit, searchedDecisions } from '@reable/contract/cases/rules'
import { replace } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses, caseAddress } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import field from '../../ui/field/field.module.css'
import { Link } from '../../ui/link/link.tsx'
import { pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { FindForm } from '../find-form.tsx'
import cardStyles from '../room-card.module.css'
import type { Route } from './+types/decided-cases-page'
import { decisionLabel, subjectWords } from './case-texts.ts'
import { CasesLayout } from './cases-layout.tsx'
import { DecidedNote } from './decided-note.tsx'
import { type DecidedQuery, type LoadedDecided, loadDecidedCases } from './load-cases.ts'
import { MadeDecisionText } from './made-decisions.tsx'

export const loader = () => null

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const query = decidedQueryOf(new URL(request.url).searchParams)
  const data = await loadDecidedCases(browserApi, query)
  if ('items' in data && data.page > data.pages) throw replace(decidedAddress({ ...query, page: data.pages }))
  return data
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Decided cases', !!loaderData && 'items' in loaderData)

/** Reads the search from an address; invalid values are ignored. */
function decidedQueryOf(query: URLSearchParams): DecidedQuery {
  const decision = searchedDecisions.find((one) => one === query.get('decision'))
  return { q: query.get('q')?.trim() ?? '', decision, page: pageOf(query) }
}

/** The address of a search; default values are left out. */
function decidedAddress({ q, decision, page }: DecidedQuery): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (decision) query.set('decision', decision)
  if (page > 1) query.set('page', String(page))
  return query.size ? `${addresses.decidedCases}?${query}` : addresses.decidedCases
}

/** The page of what volunteers decided, where each decision leads to its case, in which it can be taken back or decided again. */
export default function DecidedCasesPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <CasesLayout current={addresses.decidedCases}>
      <DecidedNote />
      {data && 'failure' in data && <TryAgain message={data.failure.error} />}
      {data && 'items' in data && <Decided {...data} />}
    </CasesLayout>
  )
}

function Decided({ items, page, pages, total, query }: Exclude<LoadedDecided, { failure: unknown }>) {
  const isNarrowed = query.q !== '' || query.decision !== undefined
  if (!total && !isNarrowed) return <EmptyState title="Nothing is decided yet" text="What you decide is kept here." />
  return (
    <>
      <FindDecided query={query} />
      <p className="measure">
        {isNarrowed && <span role="status">{foundText(total)} </span>}
        {total > 0 && 'The latest decision comes first. Open its case to take it back, for 30 days.'}
      </p>
      {isNarrowed && (
        <Button to={addresses.decidedCases} variant="quiet" preventScrollReset className="self-start">
          Show all decisions
        </Button>
      )}
      <ul className="stack gap-24">
        {items.map(({ case: one, decision }) => (
          <li key={decision.id}>
            <article className="stack card gap-16">
              <div className={`stack gap-12 ${cardStyles.about}`}>
                <p className={`row quiet ${cardStyles.status}`}>{subjectWords[one.subject]}</p>
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
        addressOf={(page) => decidedAddress({ ...query, page })}
      />
    </>
  )
}

const foundText = (total: number) => (total === 1 ? '1 decision found.' : `${total || 'No'} decisions found.`)

const subjectOf = { keep: 'listing', release: 'listing', return: 'message', deliver: 'message' } as const

const options = searchedDecisions.map((value) => ({
  value,
  text: decisionLabel(value in subjectOf ? subjectOf[value as keyof typeof subjectOf] : 'person', value),
}))

/** The form to search decisions, by words and by the kind of decision. */
const FindDecided = ({ query: { q, decision } }: { query: DecidedQuery }) => (
  <FindForm
    action={addresses.decidedCases}
    about="Decisions"
    label="Find a decision"
    hint="By a listing’s title, a first name, what was reported, or what somebody was told"
    q={q}
    limit={decidedSearchLimit}
  >
    <div key={decision} className={field.field}>
      <label htmlFor="find-decision">Decision</label>
      <Select id="find-decision" name="decision" placeholder="Any" options={options} defaultValue={decision ?? ''} />
    </div>
  </FindForm>
)
