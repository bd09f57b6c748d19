import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import History from 'lucide-react/icons/history'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { HandoverPanel } from '../../handovers/handover-panel.tsx'
import { QuickAnswers } from '../../handovers/quick-answers.tsx'
import { useHandover } from '../../handovers/use-handover.ts'
import { addresses } from '../../shell/addresses.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { jumpTo } from '../../ui/link/jump-to.ts'
import { Link } from '../../ui/link/link.tsx'
import { Loading } from '../../ui/loading/loading.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { nameWithin } from '../name-within.ts'
import { refreshUnread } from '../unread/unread-store.ts'
import type { Route } from './+types/conversation-page'
import {
  loadWholeThread,
  type Message,
  type ThreadConversation,
  type WholeThread,
  type WholeThreadData,
} from './load-thread.ts'
import { MessageList } from './message-list.tsx'
import { ThreadMenu } from './stopping/thread-menu.tsx'
import { ThreadNotes } from './stopping/thread-notes.tsx'
import styles from './thread.module.css'
import { ThreadListing } from './thread-listing.tsx'
import { type ThreadState, useThread } from './use-thread.ts'
import { WriteForm } from './writing/write-form.tsx'

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

/** The id of the heading above the form to answer. */
const answerId = 'answer'

/** A conversation: the listing beside it, what was written, the newest last, and the form to answer. */
function Thread({ loaded, title }: { loaded: WholeThread; title: string }) {
  const answer = useRef<HTMLElement>(null)
  const keepPlace = useStill(answer)
  const { thread, add, reload, hasEarlier, showEarlier } = useThread({ loaded, beforeAdding: keepPlace })
  useMarkRead(thread)
  const { conversation, messages, logFrom, newFrom, shownFrom } = thread
  const name = nameWithin(conversation.with.name)
  const newest = messages.at(-1)?.id
  const handover = useHandover({ conversation, newest, initial: loaded.handover, onChange: reload })
  return (
    <div className={`stack gap-24 ${styles.thread}`}>
      <Head title={title} conversation={conversation} onChange={reload} />
      <aside className={`stack gap-16 ${styles.beside}`} aria-label="The listing">
        <ThreadListing post={conversation.post} />
        <HandoverPanel conversation={conversation} state={handover} />
      </aside>
      <div className={`stack gap-16 ${styles.messages}`}>
        {newest !== undefined && <JumpToNewest id={newest} />}
        <EarlierMessages
          messages={messages.filter(({ id }) => id >= shownFrom && id < logFrom)}
          {...{ conversation, hasEarlier, showEarlier }}
          onSent={add}
        />
        <div role="log" aria-label={`Messages with ${name}`}>
          <MessageList
            messages={messages.filter(({ id }) => id >= logFrom)}
            {...{ conversation, newFrom }}
            onSent={add}
          />
        </div>
      </div>
      <section
        ref={answer}
        className={`stack panel gap-16 ${styles.answer}`}
        aria-labelledby={answerId}
        data-screen-only
      >
        <h2 id={answerId} tabIndex={-1}>
          Write to {name}
        </h2>
        <QuickAnswers conversation={conversation} state={handover} />
        <WriteForm conversation={conversation} onSent={add} />
      </section>
    </div>
  )
}

type HeadProps = { title: string; conversation: ThreadConversation; onChange: () => void }

/** The heading with what can be stopped, and what is. */
const Head = ({ title, conversation, onChange }: HeadProps) => (
  <div className={`stack gap-12 ${styles.head}`}>
    <Link to={addresses.conversations} className="target self-start gap-8">
      <Icon of={ArrowLeft} />
      All messages
    </Link>
    <div className={`row ${styles.titleLine}`}>
      <h1>{title}</h1>
      <ThreadMenu conversation={conversation} onChange={onChange} />
    </div>
    <ThreadNotes conversation={conversation} onChange={onChange} />
  </div>
)

/** Leads past the older messages on a narrow screen. */
const JumpToNewest = ({ id }: { id: number }) => (
  <p className={styles.jump}>
    <Button
      variant="quiet"
      href={`#message-${id}`}
      onward={ArrowDown}
      onClick={(event: MouseEvent) => jumpTo(event, `message-${id}`)}
    >
      To the newest message
    </Button>
  </p>
)

type Props = {
  /** Those that the person asked for; they stand outside the log, which is read aloud. */
  messages: readonly Message[]
  conversation: Pick<ThreadConversation, 'id' | 'with'>
  hasEarlier: boolean
  showEarlier: () => Promise<{ firstShown: number | undefined } | FailedReply>
  onSent: (message: Message) => void
}

/** A button that shows earlier messages, and these below it; the first of them takes the focus. */
function EarlierMessages({ messages, conversation, hasEarlier, showEarlier, onSent }: Props) {
  const { busy, run } = useBusy()
  const [toFocus, setToFocus] = useState<number>()
  useEffect(() => {
    if (toFocus !== undefined) document.getElementById(`message-${toFocus}`)?.focus()
  }, [toFocus])
  const press = async () => {
    const result = await run(showEarlier)
    if (!result) return
    if ('failure' in result) showFailure(result)
    else setToFocus(result.firstShown)
  }
  return (
    <>
      {hasEarlier && (
        <p className={styles.earlier}>
          <Button variant="quiet" icon={History} busy={busy} busyLabel="Loading…" onClick={press}>
            Show earlier messages
          </Button>
        </p>
      )}
      <MessageList messages={messages} conversation={conversation} onSent={onSent} />
    </>
  )
}

/**
 * Keeps an element that is in the window where it is when something is added above it: whoever types in it goes on undisturbed.
 * What it returns is called before the change.
 */
function useStill(element: RefObject<HTMLElement | null>): () => void {
  const topBefore = useRef<number>(undefined)
  useLayoutEffect(() => {
    const before = topBefore.current
    topBefore.current = undefined
    if (before === undefined || !element.current) return
    const moved = element.current.getBoundingClientRect().top - before
    if (moved) scrollBy({ top: moved, behavior: 'instant' })
  })
  return () => {
    const rectangle = element.current?.getBoundingClientRect()
    const isInSight = rectangle && rectangle.top < innerHeight && rectangle.bottom > 0
    topBefore.current = isInSight ? rectangle.top : undefined
  }
}

/** Tells the server how far the person has read, once they can see it. */
function useMarkRead({ conversation, messages }: ThreadState): void {
  const newest = messages.findLast(({ by }) => by !== 'me')?.id
  const { id } = conversation
  useEffect(() => {
    if (newest === undefined) return
    const mark = async () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', mark)
      await browserApi('markRead', { params: { id: String(id) }, body: { message_id: newest } })
      refreshUnread()
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, newest])
}
