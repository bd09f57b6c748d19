import { replace } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { addressOfPage, pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { roomMeta } from '../room-meta.ts'
import type { Route } from './+types/reports-page'
import { decidedLatelyWords } from './decided-words.ts'
import { loadReported, type Waiting } from './load-reported.ts'
import { ReportedCard } from './reported-card.tsx'
import styles from './reports.module.css'
import { ReportsRoom } from './reports-room.tsx'

export const loader = () => null

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const found = await loadReported(browserApi, pageOf(new URL(request.url).searchParams))
  // The last listing of the last page was decided.
  if ('listings' in found && found.page > found.pages) throw replace(addressOfPage(addresses.reports, found.pages))
  return found
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => roomMeta('Reports', !!loaderData && 'listings' in loaderData)

/** What was reported and waits for a volunteer's decision. (MSG-05) */
export default function ReportsPage({ loaderData: found }: Route.ComponentProps) {
  return (
    <ReportsRoom current={addresses.reports} found={found}>
      {(found: Waiting, onDecided) => <Reported found={found} onDecided={onDecided} />}
    </ReportsRoom>
  )
}

function Reported({ found, onDecided }: { found: Waiting; onDecided: () => Promise<void> }) {
  const { listings, page, pages, total, decidedLately } = found
  if (!total)
    return (
      <EmptyState
        title="Nothing waits for a decision"
        text={`${decidedLatelyWords(decidedLately)} New reports come to your mailbox too.`}
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
