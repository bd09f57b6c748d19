import { mayDo } from '@reable/contract/volunteers/rules'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { useRoom } from '../may.tsx'
import styles from '../reports/reports.module.css'
import type { Route } from './+types/log-page'
import { DownloadLog } from './download-log.tsx'
import { FindInLog } from './find-in-log.tsx'
import { type LoadedLog, loadLog } from './load-log.ts'
import { logAddress } from './log-address.ts'
import { LogLine } from './log-line.tsx'

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
      <p className={styles.intro}>
        What each volunteer did, the latest first. Nobody can change a line or take one out, and none says what people
        wrote.
      </p>
      <FindInLog q={q} />
      <p role="status">{more ? moreText(total) : total === 1 ? '1 line' : `${total.toLocaleString('en-CA')} lines`}</p>
      {q && (
        <Button to={addresses.volunteerLog} variant="quiet" preventScrollReset className={styles.all}>
          Show the whole log
        </Button>
      )}
      {total > 0 && mayDownload && <DownloadLog q={q} />}
      {total === 0 && <EmptyState title={q ? 'Nothing was found' : 'Nothing was done yet'} />}
      <ul className={styles.cards}>
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
