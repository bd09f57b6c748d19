import { privateMeta } from '../../accounts/page/private-meta.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Loading } from '../../ui/loading/loading.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { nameWithin } from '../name-within.ts'
import type { Route } from './+types/conversation-page'
import { loadWholeThread, type WholeThreadData } from './load-thread.ts'
import { Thread } from './thread.tsx'

export const loader = () => null

/** A conversation is private, so the browser alone loads it. */
export const clientLoader = async ({ params }: Route.ClientLoaderArgs): Promise<WholeThreadData | null> =>
  // The account page redirects guests to the sign-in page.
  storedUser() ? loadWholeThread(browserApi, Number(params.id) || 0) : null

clientLoader.hydrate = true as const

export const meta = ({ loaderData }: Route.MetaArgs) => privateMeta(titleOf(loaderData))

/** One conversation of a person about a listing. */
export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading>Loading your messages…</Loading>
  if ('failure' in loaderData) {
    if (loaderData.status === 404) return <NoConversation />
    return <TryAgain level={1} message={loaderData.failure.error} />
  }
  return <Thread key={loaderData.conversation.id} loaded={loaderData} title={titleOf(loaderData)} />
}

const titleOf = (data: WholeThreadData | null | undefined): string =>
  data && 'conversation' in data ? `Messages with ${nameWithin(data.conversation.with.name)}` : 'Conversation'

const NoConversation = () => (
  <EmptyState level={1} title="There is no such conversation." text="It may have been deleted, or it is not yours.">
    <Button variant="next" to={addresses.conversations}>
      See all your messages
    </Button>
  </EmptyState>
)
