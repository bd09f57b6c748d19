import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { pageOf } from '../../ui/paging/page-address.ts'
import { consolePageMeta } from '../console-page-meta.ts'
import type { Route } from './+types/waiting-people-page'
import { loadPersonReports } from './load-people.ts'
import { PeopleLayout } from './people-layout.tsx'
import { PersonCard } from './person-card.tsx'

export const loader = () => null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadPersonReports(browserApi, { state: 'waiting', page: pageOf(new URL(request.url).searchParams) })

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Reported people', !!loaderData && 'items' in loaderData)

/** The page of the reports about people that wait for a volunteer. */
export default function WaitingPeoplePage({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleLayout
      current={addresses.reportedPeople}
      list={loaderData}
      intro={(total) =>
        `${total === 1 ? '1 report waits for a decision.' : `${total} reports wait for a decision, the oldest first.`} You see what was shown to us, and nothing else of their conversation.`
      }
      empty={<EmptyState title="Nobody waits for a decision" text="New reports come to your mailbox too." />}
    >
      {(report, onChanged) => <PersonCard report={report} onChanged={onChanged} />}
    </PeopleLayout>
  )
}
