import type { Answer, Client } from '@reable/contract/client'
import { acts, isAct, logSearchLimit, mayDo } from '@reable/contract/volunteers/rules'
import Download from 'lucide-react/icons/download'
import { saveAsFile } from '../../accounts/settings/save-as-file.ts'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Link } from '../../ui/link/link.tsx'
import { pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { FindForm } from '../find-form.tsx'
import { useRoom } from '../may.tsx'
import cardStyles from '../room-card.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { Route } from './+types/log-page'

export const loader = () => null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url)
  return loadLog(browserApi, { q: searchParams.get('q') ?? '', page: pageOf(searchParams) })
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => consolePageMeta('Log', !!loaderData && 'entries' in loaderData)

/** The page of what volunteers did: searched, and downloaded by stewards. */
export default function LogPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <h1>Log</h1>
      {data && 'failure' in data && <TryAgain message={data.failure.error} />}
      {data && 'entries' in data && <Found {...data} />}
    </>
  )
}

function Found({ entries, q, page, pages, total, more }: Exclude<LoadedLog, { failure: unknown }>) {
  const mayDownload = mayDo('export_log', useRoom().role)
  return (
    <>
      <p className="measure">
        What each volunteer did, the latest first. Nobody can change a line or take one out, and none says what people
        wrote.
      </p>
      <FindInLog q={q} />
      <p role="status">{more ? moreText(total) : total === 1 ? '1 line' : `${total.toLocaleString('en-CA')} lines`}</p>
      {q && (
        <Button to={addresses.volunteerLog} variant="quiet" preventScrollReset className="self-start">
          Show the whole log
        </Button>
      )}
      {total > 0 && mayDownload && <DownloadLog q={q} />}
      {total === 0 && <EmptyState title={q ? 'Nothing was found' : 'Nothing was done yet'} />}
      <ul className="stack gap-24">
        {entries.map((entry) => (
          <li key={entry.id}>
            <LogLine entry={entry} />
          </li>
        ))}
      </ul>
      <Paging label="Pages of the log" page={page} pages={pages} addressOf={(page) => logAddress({ q, page })} />
    </>
  )
}

const moreText = (total: number) =>
  `More than ${total.toLocaleString('en-CA')} lines. The latest are here; you find older ones by their day.`

/** Saves what a search found as a file for a spreadsheet program. */
function DownloadLog({ q }: { q: string }) {
  const { busy, run } = useBusy()
  const download = () =>
    run(async () => {
      const reply = await browserApi('exportLog', { body: { q } })
      if (!reply.ok) return showFailure(reply)
      saveAsFile(reply.data.name, reply.data.csv, 'text/csv')
    })
  return (
    <p>
      <Button variant="other" icon={Download} busy={busy} busyLabel="One moment…" onClick={download}>
        Download as CSV
      </Button>
    </p>
  )
}

/** The form to search the log. */
const FindInLog = ({ q }: { q: string }) => (
  <FindForm
    action={addresses.volunteerLog}
    about="The log"
    label="Find in the log"
    hint="A volunteer’s address, what was done, what it was done to, such as “listing 12”, or the day, such as “2026-11-20”"
    q={q}
    limit={logSearchLimit}
  />
)

/** One act: who, when, what it was done to, and the values before and after. */
function LogLine({ entry: { at_utc, by, role, act, subject, subject_id, before, after } }: { entry: LogEntry }) {
  const of = `${subject} ${subject_id}`
  return (
    <article className="stack card gap-16">
      <div className={`stack gap-12 ${cardStyles.about}`}>
        <p className={`row quiet ${cardStyles.status}`}>
          <span>{vancouverMoment(at_utc)}</span>
          <span className={cardStyles.role}>{role}</span>
        </p>
        <h2 className="own-line">{by ?? (role === 'command' ? 'The server’s command' : 'Somebody who has left')}</h2>
        <p>
          {isAct(act) ? acts[act].does : act}: <Link to={logAddress({ q: of, page: 1 })}>{of}</Link>
        </p>
        {before !== null && <p className="own-line">Before: {valueText(before)}</p>}
        {after !== null && <p className="own-line">After: {valueText(after)}</p>}
      </div>
    </article>
  )
}

/** The values as words: "decision keep, report 12". */
function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, each]) => `${name.replaceAll('_', ' ')} ${each === null ? 'none' : String(each)}`)
    .join(', ')
}

/** The address of a page of the log, or of a search in it. */
function logAddress({ q = '', page = 1 }: { q?: string; page?: number }): string {
  const query = new URLSearchParams([...(q ? [['q', q]] : []), ...(page > 1 ? [['page', String(page)]] : [])])
  return query.size ? `${addresses.volunteerLog}?${query}` : addresses.volunteerLog
}

type LogEntry = Answer<'listLog'>[number]

/** One page of the log, or the error. */
type LoadedLog =
  | { entries: LogEntry[]; q: string; page: number; pages: number; total: number; more: boolean }
  | { failure: { error: string } }

async function loadLog(api: Client, { q, page }: { q: string; page: number }): Promise<LoadedLog> {
  const reply = await api('listLog', { query: { q, page } })
  if (!reply.ok) return { failure: reply.failure }
  const { last_page: pages = 1, total_posts: total = reply.data.length } = reply.pagination ?? {}
  return { entries: reply.data, q, page, pages, total, more: reply.answer.more }
}
