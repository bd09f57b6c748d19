import { replace } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { addressOfPage, pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import type { Route } from './+types/reports-page'
import { decidedLatelyText } from './decided-texts.ts'
import { loadReported, type WaitingReports } from './load-reported.ts'
import { ReportedCard } from './reported-card.tsx'
import styles from './reports.module.css'
import { ReportsLayout } from './reports-layout.tsx'

export const loader = () => null

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const data = await loadReported(browserApi, pageOf(new URL(request.url).searchParams))
  // The last listing of the last page was decided.
  if ('listings' in data && data.page > data.pages) throw replace(addressOfPage(addresses.reports, data.pages))
  return data
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Reports', !!loaderData && 'listings' in loaderData)

/** The page of the reports that wait for a volunteer's decision. (MSG-05) */
export default function ReportsPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <ReportsLayout current={addresses.reports} data={data}>
      {(data: WaitingReports, onDecided) => <Reported data={data} onDecided={onDecided} />}
    </ReportsLayout>
  )
}

function Reported({ data, onDecided }: { data: WaitingReports; onDecided: () => Promise<void> }) {
  const { listings, page, pages, total, decidedLately } = data
  if (!total)
    return (
      <EmptyState
        title="Nothing waits for a decision"
        text={`${decidedLatelyText(decidedLately)} New reports come to your mailbox too.`}
      >
        <Button to={addresses.decidedReports}>See what was decided</Button>
      </EmptyState>
    )
  return (
    <>
      <p className={styles.intro}>
        {total === 1 ? '1 listing waits' : `${total} listings wait`} for a decision. Hidden ones come first. Each
        decision closes all reports about a listing.
      </p>
      <ul className={styles.cards}>
        {listings.map((reported) => (
          <li key={reported.post.id}>
            <ReportedCard reported={reported} onDecided={onDecided} />
          </li>
        ))}
      </ul>
      <Paging
        label="Pages of reports"
        page={page}
        pages={pages}
        addressOf={(page) => addressOfPage(addresses.reports, page)}
      />
    </>
  )
}
