import { decidedSearchLimit } from '@reable/contract/moderation/rules'
import { type ReactNode, useRef } from 'react'
import { replace, useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { CoverPicture } from '../../listings/cards/cover-picture.tsx'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import field from '../../ui/field/field.module.css'
import { Paging } from '../../ui/paging/paging.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { CasesTabs } from '../cases/cases-layout.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { FindForm } from '../find-form.tsx'
import type { Route } from './+types/decided-page'
import { type DecidedQuery, decidedAddress, decidedQueryOf } from './decided-address.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { decidedWords } from './decision-texts.ts'
import { DecisionsMade } from './decisions-made.tsx'
import { Findings } from './findings.tsx'
import {
  type DecidedListing,
  type DecidedReports,
  type LoadResult,
  loadDecided,
  type ReportedListing,
} from './load-reported.ts'
import { ListingStatus, ListingTitle, ReportDetails } from './report-details.tsx'
import styles from './reports.module.css'

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

const countText = (total: number) =>
  total === 1 ? '1 listing was decided about' : `${total} listings were decided about`

/** A sentence about how many decided listings there are, or were found. */
function foundText(total: number, { q, decision }: DecidedQuery): string {
  if (!q && !decision) return `${countText(total)}.`
  const foundPart = `${total || 'No'} ${total > 1 ? 'listings' : 'listing'} found`
  const by = q ? ` for “${q}”` : ''
  const as = decision ? `, decided as ${decision === 'keep' ? 'hidden' : 'not hidden'}` : ''
  return `${foundPart}${by}${as}.`
}

type ReportsLayoutProps<Loaded extends { listings: unknown[] }> = {
  /** The address of the current tab. */
  current: string
  /** The loaded data; null or undefined while it is loading. */
  data: LoadResult<Loaded> | null | undefined
  /** `onDecided` reloads the list and moves the focus to the heading. */
  children: (data: Loaded, onDecided: () => Promise<void>) => ReactNode
}

/** The layout of the decisions about listings: heading, tabs, and a button to try again after an error. */
function ReportsLayout<Loaded extends { listings: unknown[] }>({
  current,
  data,
  children,
}: ReportsLayoutProps<Loaded>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const onDecided = async () => {
    await revalidate()
    heading.current?.focus()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Cases
      </h1>
      <CasesTabs current={current} />
      {data && 'failure' in data && <TryAgain message={data.failure.error} />}
      {data && 'listings' in data && children(data, onDecided)}
    </>
  )
}

type DecidedCardProps = { decided: DecidedListing; onDecided: () => Promise<void> }

/** A listing about which volunteers decided: its status, the decisions, the reports, and the button for the opposite decision. */
function DecidedCard({ decided, onDecided }: DecidedCardProps) {
  const { post, reasons, words, findings, decisions } = decided
  return (
    <ReportedFrame post={post}>
      <p className={styles.status}>
        <ListingStatus post={post} />
      </p>
      <ListingTitle post={post} />
      <DecisionsMade decisions={decisions} />
      <ReportDetails reasons={reasons} words={words} />
      <Findings findings={findings} />
      {!post.deleted && (
        <DecisionButtons about={decided} choices={[post.held ? 'release' : 'keep']} again onDecided={onDecided} />
      )}
    </ReportedFrame>
  )
}

type ReportedFrameProps = Pick<ReportedListing, 'post'> & { children: ReactNode }

/** A listing's card with its picture beside the content; above it on narrow screens. */
function ReportedFrame({ post: { image }, children }: ReportedFrameProps) {
  return (
    <article className={image ? styles.pictured : styles.card}>
      {image && (
        <div className={styles.picture}>
          <CoverPicture image={image} />
        </div>
      )}
      <div className={styles.about}>{children}</div>
    </article>
  )
}
