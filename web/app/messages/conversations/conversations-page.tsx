import { replace } from 'react-router'
import { PageHead } from '../../accounts/page/page-head.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { Link } from '../../ui/link/link.tsx'
import { addressOfPage, pageOf } from '../../ui/paging/page-address.ts'
import type { Route } from './+types/conversations-page'
import { ConversationList } from './conversation-list.tsx'
import { loadConversations } from './load-conversations.ts'

export const loader = () => null

/** Conversations are private, so the browser alone loads them. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  // The account page redirects guests to the sign-in page.
  if (!storedUser()) return null
  const found = await loadConversations(browserApi, pageOf(new URL(request.url).searchParams))
  if (!('failure' in found) && found.page > found.pages)
    throw replace(addressOfPage(addresses.conversations, found.pages))
  return found
}

clientLoader.hydrate = true as const

export const meta = () => privateMeta('Messages')

/** A person's conversations about their own listings and about others'. */
export default function ConversationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Messages"
        intro={
          <>
            {' '}
            What you and others write to each other about a listing. Nobody sees your e-mail address. Copies of what you
            wrote to sellers are also in <Link to={addresses.messagesSent}>Messages Sent</Link>.
          </>
        }
      />
      <ConversationList data={loaderData} />
    </>
  )
}
