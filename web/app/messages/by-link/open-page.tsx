import { data } from 'react-router'
import { LinkPage } from '../../accounts/by-link/link-page.tsx'
import { privateHeaders } from '../../accounts/by-link/private-headers.ts'
import { Waiting } from '../../accounts/by-link/waiting.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { useUser } from '../../accounts/user-store.ts'
import { apiOf } from '../../api.ts'
import { useLinkCall } from '../../listings/by-link/use-link-call.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { conversationAddress } from '../conversation-address.ts'
import { nameWithin } from '../name-within.ts'
import type { LoadedThread } from '../thread/load-thread.ts'
import { MessageList } from '../thread/message-list.tsx'
import { ThreadListing } from '../thread/thread-listing.tsx'
import { findFirstUnread } from '../thread/thread-messages.ts'
import type { Route } from './+types/open-page'
import { type OpenedThread, openThread, openThreadOnce } from './open-thread.ts'
import styles from './opened-conversation.module.css'

export const headers = () => privateHeaders

/**
 * Reads the conversation for whoever has no script. The server renders this page for each request and stores nothing of it
 * (docs/decisions/0053). With a script the address has lost its token when the page is loaded again: then the browser asks itself.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (!token) return null
  const opened = await openThread(apiOf(context), token)
  return data(opened, { status: 'failure' in opened ? opened.status || 503 : 200 })
}

const title = 'Your messages'

export const meta = () => privateMeta(title)

/** The page behind the link of a mail about a message: it shows the conversation without a log-in, to read and nothing else. */
export default function OpenPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Opened opened={loaderData} onRetry={reload} /> : <OpenedByScript />
}

function OpenedByScript() {
  const { reply, again, tryAgain } = useLinkCall('token', openThreadOnce)
  return reply ? <Opened opened={reply} onRetry={tryAgain} /> : <Waiting title={title} isRetry={again} />
}

type OpenedProps = { opened: OpenedThread; onRetry: () => void }

/** The conversation, or why there is none: the link is none or has ended, or something failed that may pass. */
function Opened({ opened, onRetry }: OpenedProps) {
  if (!('failure' in opened)) return <OpenedConversation thread={opened} />
  const { failure, status } = opened
  if (status !== 422) return <Waiting title={title} failure={failure.error} onRetry={onRetry} />
  return (
    <LinkPage key="bad" title="This link no longer opens your messages">
      <p>{failure.error}</p>
      <Button variant="next" to={addresses.conversations}>
        Log in to read them
      </Button>
    </LinkPage>
  )
}

/** Loads the page again: its script then asks by the token that the history's entry has kept. */
const reload = () => location.reload()

/** A conversation to read, with the way to answer. */
function OpenedConversation({ thread: { conversation, messages, earlier } }: { thread: LoadedThread }) {
  const isSignedIn = useUser() !== undefined
  return (
    <div className={`stack gap-24 ${styles.page}`}>
      <h1>Your messages with {nameWithin(conversation.with.name)}</h1>
      <ThreadListing post={conversation.post} />
      {earlier !== null && <p>These are the latest messages. Log in to read all of them.</p>}
      <div>
        <MessageList
          messages={messages}
          conversation={conversation}
          newFrom={findFirstUnread(messages, conversation.unread)}
        />
      </div>
      <div className="stack start gap-12">
        <Button variant="next" size="tall" to={conversationAddress(conversation.id)}>
          {isSignedIn ? 'Answer' : 'Log in to answer'}
        </Button>
        <p>Whoever has this link can read these messages for 30 days, so please pass the e-mail on to nobody.</p>
      </div>
    </div>
  )
}
