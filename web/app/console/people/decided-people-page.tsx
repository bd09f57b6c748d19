import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { pageOf } from '../../ui/paging/page-address.ts'
import { consolePageMeta } from '../console-page-meta.ts'
import type { Route } from './+types/decided-people-page'
import { loadPersonReports } from './load-people.ts'
import { PeopleLayout } from './people-layout.tsx'
import { PersonCard } from './person-card.tsx'

export const loader = () => null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadPersonReports(browserApi, pageOf(new URL(request.url).searchParams))

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Decided people', !!loaderData && 'items' in loaderData)

/** The page of the reports about people that are decided, where a decision can be taken back. */
export default function DecidedPeoplePage({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleLayout
      current={addresses.decidedPeople}
      list={loaderData}
      intro={() => 'The latest decision comes first. You can decide again, and the person is told by e-mail.'}
      empty={<EmptyState title="Nothing is decided yet" text="What you decide about people is kept here." />}
    >
      {(report, onChanged) => <PersonCard report={report} onChanged={onChanged} />}
    </PeopleLayout>
  )
}
