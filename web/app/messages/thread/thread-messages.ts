import type { Message } from './load-thread.ts'

/** Joins messages that came by different ways, each once, in the order in which they were written; of two copies the later counts. */
export function mergeMessages(shown: readonly Message[], arrived: readonly Message[]): Message[] {
  const byId = new Map([...shown, ...arrived].map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

/** Returns the messages of this person that a volunteer looks at, as far as the page knows. */
export const findWaiting = (messages: readonly Message[]): number[] =>
  messages.filter(({ held }) => held === 'waiting').map(({ id }) => id)

/** Joins news to what is shown. Of the messages that were asked for `again`, those that are not there any more have moved to the end. */
export function mergeNews(shown: readonly Message[], news: readonly Message[], again: readonly number[]): Message[] {
  const isThere = new Set(news.map(({ id }) => id))
  return mergeMessages(
    shown.filter(({ id }) => isThere.has(id) || !again.includes(id)),
    news,
  )
}

export type MessagesOfDay = { day: string; messages: Message[] }

/** Groups messages by the day on which they were written. */
export function groupByDay(messages: readonly Message[]): MessagesOfDay[] {
  const days: MessagesOfDay[] = []
  for (const message of messages) {
    const last = days.at(-1)
    if (last?.day === message.sent) last.messages.push(message)
    else days.push({ day: message.sent, messages: [message] })
  }
  return days
}

/** Finds the first message that the reader has not seen, of as many as are unread; what they wrote themselves is never unread. */
export function findFirstUnread(messages: readonly Message[], unread: number): number | undefined {
  const others = messages.filter(({ by }) => by !== 'me')
  return unread > 0 ? others.at(-Math.min(unread, others.length))?.id : undefined
}

/** As many of the latest messages are shown at first: the box to answer is then near. */
const shownAtFirst = 8

/** Finds the first message to show: the latest few, and all that are unread. */
export function findFirstShown(messages: readonly Message[], firstUnread: number | undefined): number {
  const recent = messages.at(-shownAtFirst) ?? messages[0]
  return Math.min(recent?.id ?? 0, firstUnread ?? Number.POSITIVE_INFINITY)
}
