import BellOff from 'lucide-react/icons/bell-off'
import { useEffect, useRef, useState } from 'react'
import { replace, useRevalidator } from 'react-router'
import { PageHead } from '../../accounts/page/page-head.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Loading } from '../../ui/loading/loading.tsx'
import { addressOfPage, pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { useListOfPage } from '../../ui/paging/use-list-of-page.ts'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { conversationAddress } from '../conversation-address.ts'
import { ListingPicture } from '../listing-picture.tsx'
import { nameWithin } from '../name-within.ts'
import { Poll } from '../poll.ts'
import { PostState } from '../post-state.tsx'
import { refreshUnread } from '../unread/unread-store.ts'
import type { Route } from './+types/conversations-page'
import styles from './conversations.module.css'
import { type Conversation, type ConversationsData, loadConversations } from './load-conversations.ts'

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

/** One page of the conversations, once it is loaded. */
function ConversationList({ data }: { data: ConversationsData | null }) {
  useLiveList(data)
  if (!data) return <Loading>Loading your messages…</Loading>
  if ('failure' in data) return <TryAgain message={data.failure.error} />
  return data.conversations.length ? <Rows {...data} /> : <NoneYet />
}

type RowsProps = { conversations: Conversation[]; page: number; pages: number }

function Rows({ conversations, page, pages }: RowsProps) {
  const list = useListOfPage(page)
  return (
    <>
      <section
        ref={list}
        tabIndex={-1}
        className={`stack column gap-12 ${styles.list}`}
        aria-label={pages > 1 ? `Page ${page}` : 'Conversations'}
      >
        {conversations.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} />
        ))}
      </section>
      <Paging
        label="Pages of your conversations"
        page={page}
        pages={pages}
        addressOf={(page) => addressOfPage(addresses.conversations, page)}
      />
    </>
  )
}

function NoneYet() {
  return (
    <EmptyState
      title="You have no messages yet."
      text="When you write to a seller, or someone writes to you about a listing, it stands here."
    >
      <Button variant="next" to={addresses.listings}>
        See the listings
      </Button>
    </EmptyState>
  )
}

/** One conversation in the list: its listing, with whom, the last words and when; what is unread says so in words. */
function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { id, with: partner, post, last, unread, muted } = conversation
  const name = nameWithin(partner.name)
  return (
    <article className={unread ? `${styles.row} ${styles.unread}` : styles.row}>
      <ListingPicture cover={post?.cover} />
      <div className={`stack gap-4 ${styles.about}`}>
        <h2 className={styles.title}>
          <Link to={conversationAddress(id)} className={styles.link}>
            {post?.title ?? 'A listing that is there no more'}
            <span className={styles.with}> with {name}</span>
          </Link>
        </h2>
        {unread > 0 && (
          <p className={styles.new}>
            {unread} new {unread === 1 ? 'message' : 'messages'}
          </p>
        )}
        <p className={styles.last}>
          <strong>{{ me: 'You', them: partner.name, reable: 'Reable' }[last.by]}:</strong> {last.text}
        </p>
        <p className={`row quiet ${styles.when}`}>
          {last.sent}
          {post && post.state !== 'available' && <PostState state={post.state} />}
          {muted && (
            <span className={styles.muted}>
              <Icon of={BellOff} />
              E-mails stopped
            </span>
          )}
        </p>
      </div>
    </article>
  )
}

/** Shows what is written meanwhile in the list as well: it is loaded again when something in it has changed. */
function useLiveList(data: ConversationsData | null): void {
  const { revalidate } = useRevalidator()
  const shown = useRef(data)
  useEffect(() => {
    shown.current = data
  }, [data])
  const [poll] = useState(() => new Poll(askForChanges))

  async function askForChanges() {
    const before = shown.current
    if (!before || 'failure' in before) return 'nothing'
    const latest = await loadConversations(browserApi, before.page)
    if ('failure' in latest) return 'failed'
    if (JSON.stringify(latest) === JSON.stringify(before)) return 'nothing'
    refreshUnread()
    await revalidate()
    return 'news'
  }

  useEffect(() => {
    poll.start()
    return () => poll.stop()
  }, [poll])
}
