import type { Answer, Client } from '@reable/contract/client'
import { browserApi } from '../../../api.ts'
import { addresses } from '../../../shell/addresses.ts'
import { isSignedInDocument } from '../../../state/signed-in.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { pageOf } from '../../../ui/paging/page-address.ts'
import { consolePageMeta } from '../../console-page-meta.ts'
import type { LoadedList } from '../load-people.ts'
import { PeopleLayout } from '../people-layout.tsx'
import type { Route } from './+types/restricted-people-page'
import { RestrictionCard } from './restriction-card.tsx'

type Listed = Answer<'listRestrictions'>[number]
type State = 'waiting' | 'in_force'

export const loader = () => null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('state') === 'in_force' ? 'in_force' : 'waiting'
  return loadRestrictions(browserApi, { state, page: pageOf(searchParams) })
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Restrictions', !!loaderData && 'items' in loaderData)

type Loaded = LoadedList<Listed & { id: number }> & { state: State }

async function loadRestrictions(api: Client, query: { state: State; page: number }): Promise<Loaded> {
  const reply = await api('listRestrictions', { query })
  if (!reply.ok) return { failure: reply.failure, state: query.state }
  const { last_page: pages = 1, total_posts: total = reply.data.length } = reply.pagination ?? {}
  const items = reply.data.map((listed) => ({ ...listed, id: listed.restriction.id }))
  return { items, pages, total, ...query }
}

const inForce = `${addresses.restrictedPeople}?state=in_force`

/** The page of what waits about restrictions (a ban to agree to, an answer), and of all that are in force. */
export default function RestrictedPeoplePage({ loaderData }: Route.ComponentProps) {
  const isWaiting = loaderData?.state !== 'in_force'
  return (
    <PeopleLayout
      current={addresses.restrictedPeople}
      list={loaderData}
      intro={(total) => (isWaiting ? waitingText(total) : inForceText(total))}
      empty={<EmptyState {...(isWaiting ? nothingWaits : nobodyRestricted)} />}
      tools={() => (
        <p>
          <Button to={isWaiting ? inForce : addresses.restrictedPeople} variant="quiet" preventScrollReset>
            {isWaiting ? 'Show all that are in force' : 'Show what waits for you'}
          </Button>
        </p>
      )}
    >
      {({ person, restriction }, onChanged) => <RestrictionCard withName {...{ person, restriction, onChanged }} />}
    </PeopleLayout>
  )
}

const nothingWaits = {
  title: 'Nothing waits',
  text: 'Long bans wait here for a second steward, and answers for a volunteer.',
}
const nobodyRestricted = { title: 'Nobody is muted, stopped or banned' }

const waitingText = (total: number) =>
  `${total === 1 ? '1 waits' : `${total} wait, the oldest first`}: a long ban for a second steward, or an answer for somebody who did not decide.`

const inForceText = (total: number) =>
  `${total === 1 ? '1 restriction is' : `${total} restrictions are`} in force, the latest first.`
