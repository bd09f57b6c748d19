import { replace } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { addressOfPage, pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { roomMeta } from '../room-meta.ts'
import type { Route } from './+types/decided-page'
import { DecidedCard } from './decided-card.tsx'
import { type DecidedListing, type Found, loadDecided } from './load-reported.ts'
import styles from './reports.module.css'
import { ReportsRoom } from './reports-room.tsx'

export const loader = () => null

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const found = await loadDecided(browserApi, pageOf(new URL(request.url).searchParams))
  if ('listings' in found && found.page > found.pages)
    throw replace(addressOfPage(addresses.decidedReports, found.pages))
  return found
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  roomMeta('Decided reports', !!loaderData && 'listings' in loaderData)

/** What volunteers decided about reported listings, where it can be decided again. */
export default function DecidedPage({ loaderData: found }: Route.ComponentProps) {
  return (
    <ReportsRoom current={addresses.decidedReports} found={found}>
      {(found: Found<DecidedListing>, onDecided) => <Decided found={found} onDecided={onDecided} />}
    </ReportsRoom>
  )
}

function Decided({ found, onDecided }: { found: Found<DecidedListing>; onDecided: () => Promise<void> }) {
  const { listings, page, pages, total } = found
  if (!total) return <EmptyState title="Nothing is decided yet" text="What you decide about a listing is kept here." />
  return (
    <>
      <p className={styles.intro}>
        The latest decision comes first. It counts until one of you decides again; the owner of the listing is told by
        e-mail.
      </p>
      <ul className={styles.cards}>
        {listings.map((decided) => (
          <li key={decided.post.id}>
            <DecidedCard decided={decided} onDecided={onDecided} />
          </li>
        ))}
      </ul>
      <Paging
        label="Pages of decided reports"
        page={page}
        pages={pages}
        addressOf={(page) => addressOfPage(addresses.decidedReports, page)}
      />
    </>
  )
}
