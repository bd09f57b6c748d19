import type { Context } from '#platform/context'
import type { Scope } from '../handover-scope.ts'
import { calendarEntry } from './calendar-entry.ts'
import type { Meeting } from './meeting-queries.ts'

type Agreed = Pick<Meeting, 'calendar_uid' | 'sequence' | 'starts_at' | 'place'>

/** Builds the calendar entry of what was agreed to in a conversation; empty where nothing is. */
export function calendarEntryOf(
  ctx: Context,
  { conversation, listing }: Pick<Scope, 'conversation' | 'listing'>,
  meeting: Agreed,
  { cancelled = false } = {},
): string {
  const { calendar_uid: uid, sequence, starts_at: startsAt, place } = meeting
  if (!startsAt || place === null) return ''
  const title = listing ? `meeting about ${listing.title}` : 'meeting'
  return calendarEntry(ctx, { conversationId: conversation.id, uid, sequence, startsAt, place, title, cancelled })
}
