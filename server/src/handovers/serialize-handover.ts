import type { Answer } from '@reable/contract/client'
import { meetingDays, noShowDays, noShowsShown } from '@reable/contract/handovers/rules'
import { dateOf, dayLabel, timeOf, whenLabel } from '@reable/contract/handovers/when'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { answersThatFit } from './answers/answers-that-fit.ts'
import { movesIn, type Situation } from './handover-policy.ts'
import type { Scope } from './handover-scope.ts'
import { calendarEntryOf } from './meetings/calendar-entry-of.ts'
import { countNoShows } from './meetings/no-show-queries.ts'
import { hasSheet } from './sheets/sheet-queries.ts'
import { situationOf, suggestionIn } from './situation.ts'

type Handover = Answer<'getHandover'>

/** Serializes a handover for one of its two: never who else it is promised to, or who else waits. */
export async function serializeHandover(ctx: Context, scope: Scope): Promise<Handover> {
  const now = ctx.clock.now()
  const situation = situationOf(ctx, scope)
  const { promise } = scope
  const suggestion = suggestionIn(scope)
  return {
    promise: promise && situation.promised ? { to: partyOf(situation), until: dayLabel(promise.until) } : null,
    handed_over: situation.isHandedOver,
    waiting: { people: situation.waiting.people, place: situation.waiting.place ?? null },
    meeting: serializeMeeting(ctx, scope),
    has_sheet: await hasSheet(ctx, scope.conversation.id),
    suggestion: suggestion
      ? { ...timeAndPlace(suggestion), id: suggestion.id, by: suggestion.isOwn ? 'me' : 'them' }
      : null,
    often_missed: await isOftenMissed(ctx, scope),
    moves: movesIn(situation),
    answers: answersThatFit(situation).answers,
    days: { first: dateOf(now), last: dateOf(new Date(now.getTime() + meetingDays * day)) },
  }
}

function partyOf({ promised, role }: Situation) {
  if (promised !== 'here') return 'other'
  return role === 'buyer' ? 'me' : 'them'
}

function serializeMeeting(ctx: Context, scope: Scope): Handover['meeting'] {
  const { starts_at: startsAt, place } = scope.meeting ?? {}
  if (!(scope.meeting && startsAt) || typeof place !== 'string') return null
  return {
    ...timeAndPlace({ startsAt, place }),
    passed: startsAt <= ctx.clock.now(),
    calendar: calendarEntryOf(ctx, scope, scope.meeting),
  }
}

const timeAndPlace = ({ startsAt, place }: { startsAt: Date; place: string }) => ({
  ...{ when: whenLabel(startsAt), place, date: dateOf(startsAt), time: timeOf(startsAt) },
  starts_at_utc: startsAt.toISOString(),
})

/** Whether three others said in half a year that the partner did not come; asked where a meeting is ahead or suggested. */
async function isOftenMissed(ctx: Context, { partnerId, meeting }: Scope): Promise<boolean> {
  const now = ctx.clock.now()
  const isAhead = [meeting?.starts_at, meeting?.suggested_starts_at].some((moment) => moment && moment > now)
  if (partnerId === null || !isAhead) return false
  const since = new Date(now.getTime() - noShowDays * day)
  return (await countNoShows(ctx, { personId: partnerId, since })) >= noShowsShown
}
