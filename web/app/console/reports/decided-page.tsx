import { decidedSearchLimit } from '@reable/contract/moderation/rules'
import { replace } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import field from '../../ui/field/field.module.css'
import { Paging } from '../../ui/paging/paging.tsx'
import { Select } from '../../ui/select/select.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { FindForm } from '../find-form.tsx'
import type { Route } from './+types/decided-page'
import { type DecidedQuery, decidedAddress, decidedQueryOf } from './decided-address.ts'
import { DecidedCard } from './decided-card.tsx'
import { foundText } from './decided-texts.ts'
import { decidedWords } from './decision-texts.ts'
import { type DecidedReports, loadDecided } from './load-reported.ts'
import styles from './reports.module.css'
import { ReportsLayout } from './reports-layout.tsx'

export const loader = () => null

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const query = decidedQueryOf(new URL(request.url).searchParams)
  const data = await loadDecided(browserApi, query)
  if ('listings' in data && data.page > data.pages) throw replace(decidedAddress({ ...query, page: data.pages }))
  return data
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Decided reports', !!loaderData && 'listings' in loaderData)

/** The page to find volunteers' decisions about reported listings and to change them. */
export default function DecidedPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <ReportsLayout current={addresses.decidedReports} data={data}>
      {(data: DecidedReports, onDecided) => <Listed data={data} onDecided={onDecided} />}
    </ReportsLayout>
  )
}

type Props = { data: DecidedReports; onDecided: () => Promise<void> }

function Listed({ data: { query, ...list }, onDecided }: Props) {
  const isNarrowed = query.q !== '' || query.decision !== undefined
  if (!list.total && !isNarrowed)
    return <EmptyState title="Nothing is decided yet" text="What you decide about a listing is kept here." />
  return (
    <>
      <FindDecided query={query} />
      <p className={styles.intro}>
        <span role="status">{foundText(list.total, query)}</span>{' '}
        {list.total > 0 && 'The latest decision comes first. You can decide again, and the owner is told by e-mail.'}
      </p>
      {isNarrowed && (
        <Button to={addresses.decidedReports} variant="quiet" preventScrollReset className={styles.all}>
          Show all decisions
        </Button>
      )}
      <ul className={styles.cards}>
        {list.listings.map((decided) => (
          <li key={decided.post.id}>
            <DecidedCard decided={decided} onDecided={onDecided} />
          </li>
        ))}
      </ul>
      <Paging
        label="Pages of decided reports"
        page={list.page}
        pages={list.pages}
        addressOf={(page) => decidedAddress({ ...query, page })}
      />
    </>
  )
}

const options = [
  { value: 'keep', text: decidedWords.keep },
  { value: 'release', text: decidedWords.release },
]

/** The form to search decisions, by words and by the kind of decision. */
const FindDecided = ({ query: { q, decision } }: { query: DecidedQuery }) => (
  <FindForm
    action={addresses.decidedReports}
    about="Decisions"
    label="Find a decision"
    hint="By the listing’s title, what was reported, or what its owner was told"
    q={q}
    limit={decidedSearchLimit}
  >
    <div key={decision} className={field.field}>
      <label htmlFor="find-decision">Decision</label>
      <Select id="find-decision" name="decision" placeholder="Any" options={options} defaultValue={decision ?? ''} />
    </div>
  </FindForm>
)
