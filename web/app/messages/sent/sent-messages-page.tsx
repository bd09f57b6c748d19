import { replace } from 'react-router'
import { PageHead } from '../../accounts/page/page-head.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { Link } from '../../ui/link/link.tsx'
import { addressOfPage, pageOf } from '../../ui/paging/page-address.ts'
import type { Route } from './+types/sent-messages-page'
import { loadSentMessages } from './load-sent-messages.ts'
import { SentMessages } from './sent-messages.tsx'

export const loader = () => null

/** Messages are private, so the browser alone loads them. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  // The account page redirects guests to the sign-in page.
  if (!storedUser()) return null
  const found = await loadSentMessages(browserApi, pageOf(new URL(request.url).searchParams))
  if (!('failure' in found) && found.page > found.pages)
    throw replace(addressOfPage(addresses.messagesSent, found.pages))
  return found
}

clientLoader.hydrate = true as const

export const meta = () => privateMeta('Messages Sent')

/** The copies of one's messages to sellers. (MSG-03) */
export default function SentMessagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Messages Sent"
        intro={
          <>
            {' '}
            What you wrote about a listing. The answers stand in your <Link to={addresses.conversations}>messages</Link>
            .
          </>
        }
      />
      <SentMessages data={loaderData} />
    </>
  )
}
