import { type QueuePart, queueParts } from '@reable/contract/cases/rules'
import Lock from 'lucide-react/icons/lock'
import { replace, useSearchParams } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses, caseAddress } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Link } from '../../ui/link/link.tsx'
import { pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import cardStyles from '../room-card.module.css'
import type { Route } from './+types/cases-page'
import { subjectWords, vancouverClock } from './case-texts.ts'
import styles from './cases.module.css'
import { CasesLayout, queueAddress } from './cases-layout.tsx'
import { DecidedNote } from './decided-note.tsx'
import { type LoadedQueue, loadQueue, type QueuedCase } from './load-cases.ts'

export const loader = () => null

const partIn = (asked: URLSearchParams): QueuePart => queueParts.find((part) => part === asked.get('waits')) ?? 'all'

const addressOf = (waits: QueuePart, page: number) =>
  page > 1 ? `${addresses.cases}?${new URLSearchParams({ waits, page: String(page) })}` : queueAddress(waits)

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const asked = new URL(request.url).searchParams
  const data = await loadQueue(browserApi, { waits: partIn(asked), page: pageOf(asked) })
  // The last case of the last page was decided.
  if ('items' in data && data.page > data.pages) throw replace(addressOf(data.waits, data.pages))
  return data
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => consolePageMeta('Cases', !!loaderData && 'items' in loaderData)

/** The page of what waits for volunteers: one queue of everything, the gravest first, and two parts of it. (MSG-05) */
export default function CasesPage({ loaderData: data }: Route.ComponentProps) {
  const [asked] = useSearchParams()
  return (
    <CasesLayout current={queueAddress(partIn(asked))}>
      <DecidedNote />
      {data && 'failure' in data && <TryAgain message={data.failure.error} />}
      {data && 'items' in data && <Queue {...data} />}
    </CasesLayout>
  )
}

/** What waits in each part, in words: of one, and of several. */
const waitingWords = {
  all: ['1 case waits.', 'cases wait'],
  appeals: ['1 person appeals a decision.', 'people appeal a decision'],
  messages: ['1 message is held.', 'messages are held'],
} as const satisfies Record<QueuePart, readonly [string, string]>

const emptyTitles = {
  all: 'Nothing waits for you',
  appeals: 'Nobody appeals a decision',
  messages: 'No message is held',
} as const satisfies Record<QueuePart, string>

function Queue({ items, page, pages, total, waits, decidedLately }: Exclude<LoadedQueue, { failure: unknown }>) {
  const [first] = items
  const [one, several] = waitingWords[waits]
  if (!first)
    return (
      <EmptyState
        title={emptyTitles[waits]}
        text={`${decidedText(decidedLately)} What is new comes to your mailbox too.`}
      >
        <Button to={addresses.decidedCases}>See what was decided</Button>
      </EmptyState>
    )
  return (
    <>
      <p className="measure">
        {total === 1 ? one : `${total} ${several}, the most serious first and then the oldest.`} Open one, and it is
        yours for 15 minutes. After your decision the next one comes.
      </p>
      <ul className="stack gap-24">
        {items.map((one) => (
          <li key={one.id}>
            <CaseCard one={one} />
          </li>
        ))}
      </ul>
      <Paging label="Pages of cases" {...{ page, pages }} addressOf={(at) => addressOf(waits, at)} />
    </>
  )
}

const decidedText = (count: number) =>
  count === 1 ? '1 case was decided in the last 30 days.' : `${count || 'No'} cases were decided in the last 30 days.`

/** A case in the queue: what it is about, why and since when it waits, and who has it. */
function CaseCard({ one: { id, subject, about, reasons, gravity, age, claim } }: { one: QueuedCase }) {
  return (
    <article className="stack card gap-16">
      <div className={`stack gap-12 ${cardStyles.about}`}>
        <p className={`row quiet ${cardStyles.status}`}>
          <span>{subjectWords[subject]}</span>
          {gravity >= serious && <strong>Serious</strong>}
          <span>Opened {age}</span>
        </p>
        <h2 className="own-line">
          <Link to={caseAddress(id)}>{about}</Link>
        </h2>
        <ul className="stack">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {claim && (
          <p className={`line gap-8 ${styles.claimed}`}>
            <Lock aria-hidden className={styles.icon} />
            {claim.yours ? 'You have this' : `${claim.name} has this`} until {vancouverClock(claim.until_utc)}
          </p>
        )}
      </div>
    </article>
  )
}

/** From here on a case is called serious: somebody may lose money. */
const serious = 5
