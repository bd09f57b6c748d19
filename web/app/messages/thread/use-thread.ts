import { messagesPerPage } from '@reable/contract/messages/conversation-rules'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { Poll } from '../poll.ts'
import { type LoadedThread, loadThread, type Message } from './load-thread.ts'
import { findFirstShown, findFirstUnread, findWaiting, mergeMessages, mergeNews } from './thread-messages.ts'

export type ThreadState = LoadedThread & {
  /** The first message of those that stood here at first: earlier ones stand apart, so that none is read aloud as new. */
  logFrom: number
  /** The first message that is shown. */
  shownFrom: number
  /** The first message that was unread when the person came. */
  newFrom: number | undefined
}

function stateOf(loaded: LoadedThread): ThreadState {
  const newFrom = findFirstUnread(loaded.messages, loaded.conversation.unread)
  const shownFrom = findFirstShown(loaded.messages, newFrom)
  return { ...loaded, newFrom, shownFrom, logFrom: shownFrom }
}

/** The last message that is there for certain together with all before it; what the person has just sent may have overtaken another. */
const lastOf = (messages: readonly Message[]): number => messages.at(-1)?.id ?? 0

type Options = {
  loaded: LoadedThread
  /** Called before messages are added at the end. */
  beforeAdding: () => void
}

/** A conversation on the screen: its messages, those that come by themselves, and the earlier ones as somebody asks for them. */
export function useThread({ loaded, beforeAdding }: Options) {
  const [thread, setThread] = useState(() => stateOf(loaded))
  const seenTo = useRef(lastOf(loaded.messages))
  const waiting = useWaiting(thread)
  const [poll] = useState(() => new Poll(askForNew))

  async function askForNew(isReturn: boolean) {
    const again = waiting.current
    const range = { after: seenTo.current, ...(again.length && { again: again.join() }) }
    const latest = await loadThread(browserApi, loaded.conversation.id, range)
    if ('failure' in latest) return [401, 404].includes(latest.status) ? 'over' : 'failed'
    const { conversation, messages } = latest
    const isNews = messages.some(({ id }) => id > seenTo.current)
    seenTo.current = Math.max(seenTo.current, lastOf(messages))
    if (isNews) beforeAdding()
    setThread((before) => ({
      ...before,
      conversation,
      messages: mergeNews(before.messages, messages, again),
      newFrom: isReturn && before.newFrom === undefined ? messages.find(isTheirs)?.id : before.newFrom,
    }))
    return isNews ? 'news' : 'nothing'
  }

  useEffect(() => {
    poll.start()
    return () => poll.stop()
  }, [poll])

  /** Adds a message that this person has just sent. */
  const add = (message: Message) => {
    beforeAdding()
    setThread((before) => ({ ...before, messages: mergeMessages(before.messages, [message]) }))
    poll.askNow()
  }
  const reload = () => poll.askNow()
  return { thread, add, reload, ...useEarlier(thread, setThread) }
}

/** Which messages of this person wait for a volunteer on the screen, for a question that is asked later. */
function useWaiting({ messages }: ThreadState): RefObject<number[]> {
  const waiting = useRef<number[]>([])
  useEffect(() => {
    waiting.current = findWaiting(messages).slice(0, messagesPerPage)
  }, [messages])
  return waiting
}

const isTheirs = ({ by }: Message) => by !== 'me'

/** Whether there are earlier messages, and how they are shown: those that are loaded at once, then page by page. */
function useEarlier(thread: ThreadState, setThread: (change: (before: ThreadState) => ThreadState) => void) {
  const { conversation, messages, earlier, shownFrom } = thread
  const hiddenCount = messages.findIndex(({ id }) => id >= shownFrom)
  const showEarlier = async () => {
    const first = messages[0]?.id ?? 0
    if (hiddenCount > 0) {
      setThread((before) => ({ ...before, shownFrom: first }))
      return { firstShown: first }
    }
    const page = await loadThread(browserApi, conversation.id, { before: first })
    if ('failure' in page) return page
    setThread((before) => ({
      ...before,
      messages: mergeMessages(page.messages, before.messages),
      earlier: page.earlier,
      shownFrom: page.messages[0]?.id ?? before.shownFrom,
    }))
    return { firstShown: page.messages[0]?.id }
  }
  return { hasEarlier: hiddenCount > 0 || earlier !== null, showEarlier }
}
