import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { pageOf } from '../../ui/paging/page-address.ts'
import { consolePageMeta } from '../console-page-meta.ts'
import type { Route } from './+types/pending-page'
import { loadPending } from './load-people.ts'
import { PendingCard } from './pending-card.tsx'
import { PeopleLayout } from './people-layout.tsx'

export const loader = () => null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadPending(browserApi, pageOf(new URL(request.url).searchParams))

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Held messages', !!loaderData && 'items' in loaderData)

/** The page of the messages that wait for a volunteer. */
export default function PendingPage({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleLayout
      current={addresses.pendingMessages}
      list={loaderData}
      intro={(total) =>
        `${total === 1 ? '1 message waits.' : `${total} messages wait, the oldest first.`} Who wrote it was told that somebody looks within a day. Who it is for has seen nothing.`
      }
      empty={<EmptyState title="No message waits" text="What worries us most waits here before it goes on." />}
    >
      {(message, onChanged) => <PendingCard message={message} onChanged={onChanged} />}
    </PeopleLayout>
  )
}
