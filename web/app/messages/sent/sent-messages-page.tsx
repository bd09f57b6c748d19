import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'
import { replace } from 'react-router'
import { PageHead } from '../../accounts/page/page-head.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { listingAddress } from '../../listings/listing-address.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Loading } from '../../ui/loading/loading.tsx'
import { addressOfPage, pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { useListOfPage } from '../../ui/paging/use-list-of-page.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { conversationAddress } from '../conversation-address.ts'
import type { Route } from './+types/sent-messages-page'
import styles from './sent-messages.module.css'

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

/** One page of the copies, once it is loaded. */
export function SentMessages({ data }: { data: SentMessagesData | null }) {
  if (!data) return <Loading>Loading your messages…</Loading>
  if ('failure' in data) return <TryAgain message={data.failure.error} />
  return data.messages.length ? <Copies {...data} /> : <NoneYet />
}

function Copies({ messages, page, pages }: { messages: MessageCopy[]; page: number; pages: number }) {
  const list = useListOfPage(page)
  return (
    <>
      <section
        ref={list}
        tabIndex={-1}
        className="stack column gap-16"
        aria-label={pages > 1 ? `Page ${page}` : 'Messages'}
      >
        {messages.map((message) => (
          <SentMessage key={message.id} message={message} />
        ))}
      </section>
      <Paging
        label="Pages of Messages Sent"
        page={page}
        pages={pages}
        addressOf={(page) => addressOfPage(addresses.messagesSent, page)}
      />
    </>
  )
}

function NoneYet() {
  return (
    <EmptyState title="You have not written to a seller yet." text="A copy of each message you send stands here.">
      <Button variant="next" to={addresses.listings}>
        See the listings
      </Button>
    </EmptyState>
  )
}

/** The copy of one message: its listing, its day and its text as it was typed. */
function SentMessage({ message: { conversation_id, post, sent, body } }: { message: MessageCopy }) {
  return (
    <article className={`card ${styles.message}`}>
      <h2 className="own-line small-heading">
        {post ? <Link to={listingAddress(post.id)}>{post.title}</Link> : 'A listing that is there no more'}
      </h2>
      <p className="quiet">Sent {sent}</p>
      <p className="measure above-12 as-written">{body}</p>
      <p>
        <Link to={conversationAddress(conversation_id)} className={styles.on}>
          See the conversation
        </Link>
      </p>
    </article>
  )
}

type MessageCopy = Answer<'listSentMessages'>[number]

type SentMessagesData = { messages: MessageCopy[]; page: number; pages: number } | { failure: ErrorEnvelope }

/** Loads one page of the person's messages to sellers, newest first. */
async function loadSentMessages(api: Client, page: number): Promise<SentMessagesData> {
  const reply = await api('listSentMessages', { query: { page } })
  if (!reply.ok) return { failure: reply.failure }
  return { messages: reply.data, page, pages: reply.pagination?.last_page ?? 1 }
}
