import { beginningOf } from '../cut-text.ts'
import { isBlank } from '../listings/rules.ts'
import { messageError } from '../messages/rules.ts'
import { dateOf, instantOf, timeOf } from './when.ts'

/** Rules of a handover with their exact texts: used by the server and by the pages. */

/** What an owner answers in one press, by its name. */
export const quickAnswers = {
  available: 'Yes, still available',
  gone: 'Sorry, it is gone',
  promised: 'Promised to someone, I will tell you if it falls through',
} as const
export type QuickAnswer = keyof typeof quickAnswers
export const quickAnswerNames = ['available', 'gone', 'promised'] as const satisfies readonly QuickAnswer[]

/** The fourth button leads to the form of a meeting. */
export const suggestLabel = 'Suggest a time and place'

/** Days that a promise lasts, and after how many of them both are reminded of it. */
export const promiseDays = 7
export const promiseReminderDays = 5
/** People who can wait for one listing. */
export const waitingLimit = 5
/** Days ahead for which a meeting can be suggested. */
export const meetingDays = 90
export const placeLimit = 200

/** An exchange zone as the place of a meeting. */
export const zonePlace = ({ name, address }: { name: string; address: string }): string =>
  beginningOf(`${name}, ${address}`, placeLimit).trim()

/** Days for which it counts that somebody did not come, and from how many people on it is shown. */
export const noShowDays = 180
export const noShowsShown = 3

/** What somebody can do in a handover. */
export const handoverMoves = [
  ...(['answer', 'promise', 'take_back', 'let_go', 'hand_over', 'join', 'leave'] as const),
  ...(['suggest', 'agree', 'decline', 'cancel', 'report_no_show'] as const),
] as const
export type HandoverMove = (typeof handoverMoves)[number]

export const promisedToOther = 'You promised it to somebody else already. Take that promise back first.'
export const notAvailable = 'The listing is not on the list now, so it cannot be promised.'
export const partnerGone = 'They closed their account.'
export const partnerIsBlocked = 'You blocked this person. To go on, unblock them first.'
export const notPromised = 'It is not promised in this conversation.'
export const notReserved = 'It is not reserved, so there is nothing to wait for. You can ask for it.'
export const promisedHere = 'You promised it to this person already.'
export const waitingAlready = 'You are on the waiting list already.'
export const notWaiting = 'You are not on the waiting list.'
export const listingOver = 'The listing is sold or deleted, so there is nothing to meet for.'
export const notOnList = 'The listing is not on the list now. Once it is again, you can agree on a time.'
export const noShowReported = 'You said this already.'
export const promisedToYou = 'It is promised to you already.'
export const waitingListFull = `The waiting list is full: ${waitingLimit} people wait already.`
export const suggestionChanged = 'This suggestion is not there any more. Please look at the newest one.'
export const suggestionOwn = 'You suggested this yourself. The other person has to agree.'
export const suggestionPast = 'This time has passed. Please suggest another one.'
export const noMeeting = 'There is no meeting to cancel.'
export const noShowTooEarly = 'You can say this once the time of a meeting that you both agreed to has come.'
export const ownerOnly = 'Only the seller can do this.'
export const buyerOnly = 'Only the buyer can do this.'
export const answerLinkInvalid = 'This link is not valid, or it has ended. Please log in to answer.'
export const answerLinkUsed = 'This link was used before. It works once. To write more, please log in.'

/** Shown to whoever meets somebody whom three people said they missed; it names no number and no reason. */
export const missedLabel =
  'A few people had to wait for this person in vain. That can have many reasons. It may help to write to each other shortly before.'

export type MeetingInput = { date: string; time: string; place: string }

/** Returns what is wrong with a suggested meeting, by field; empty when nothing is. */
export function meetingErrors(
  { date, time, place }: MeetingInput,
  now: Date,
): Partial<Record<keyof MeetingInput, string>> {
  return {
    ...errorOf('date', instantOf(date, '12:00') ? undefined : 'Day: choose a day, such as 28 November'),
    ...errorOf('time', instantOf('2026-01-01', time) ? undefined : 'Time: choose a time, such as 2:30 p.m.'),
    ...errorOf('place', placeError(place)),
    ...timeErrors(instantOf(date, time), { date, now }),
  }
}

const errorOf = (field: keyof MeetingInput, error: string | undefined) => (error ? { [field]: error } : {})

function placeError(place: string): string | undefined {
  if (isBlank(place)) return 'Place: choose a place from the list, or write where you will meet'
  // Words by which people are cheated stop a place as they stop a message.
  return [...place].length > placeLimit ? `Use at most ${placeLimit} characters for the place` : messageError(place)
}

/** A day before today is the day's mistake, an hour before now is the time's. */
function timeErrors(startsAt: Date | undefined, { date, now }: { date: string; now: Date }) {
  if (!startsAt) return {}
  if (date < dateOf(now)) return { date: 'Day: this day has passed. Choose today or a later day' }
  if (startsAt <= now)
    return { time: `Time: this has passed. It is ${timeOf(now)} in Vancouver now. Choose a later time` }
  const last = new Date(now.getTime() + meetingDays * 86_400_000)
  return startsAt > last ? { date: `Day: choose a day within the next ${meetingDays} days` } : {}
}
