import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { handoverMoves, quickAnswerNames } from './rules.ts'

const party = z.enum(['me', 'them', 'other'])

const meeting = z.object({
  /** As people say it: "Saturday, 28 November at 2:30 p.m.". */
  when: z.string(),
  place: z.string(),
  /** Vancouver's day and time, as a form's fields have them. */
  date: z.string(),
  time: z.string(),
  starts_at_utc: z.string(),
})

/** What two people have settled about a listing, from the reader's side. */
export const handover = z
  .object({
    /** To whom the listing is promised: `other` is somebody in another conversation. `until` is a day in words. */
    promise: z.object({ to: party, until: z.string() }).nullable(),
    /** The owner said that it was handed over to the buyer of this conversation, or it was promised to them and the two have met. */
    handed_over: z.boolean(),
    /** How many wait for it, and as which of them the buyer of this conversation does. */
    waiting: z.object({ people: z.int(), place: z.int().nullable() }),
    /** What both agreed to; `calendar` is its entry for a calendar program, with the address of nobody. */
    meeting: meeting.extend({ passed: z.boolean(), calendar: z.string() }).nullable(),
    /** Whether there is a sheet for the two to check by: it is made with the meeting. */
    has_sheet: z.boolean(),
    /** What one of the two suggests, by its number; what was agreed to stands until both agree to this. */
    suggestion: meeting.extend({ id: z.int(), by: z.enum(['me', 'them']) }).nullable(),
    /** Set when the other one did not come to three people within 180 days, and a meeting is ahead. */
    often_missed: z.boolean(),
    /** What the reader can do now. */
    moves: z.array(z.enum(handoverMoves)),
    /** The prepared answers that fit now; a buyer has none. */
    answers: z.array(z.enum(quickAnswerNames)),
    /** The first and the last day for which a meeting can be suggested. */
    days: z.object({ first: z.string(), last: z.string() }),
  })
  .meta({ id: 'Handover' })

const byId = z.object({ id: z.string() })
const handoverAnswer = z.object({ data: handover })
const refusals = ['signed_out', 'not_found', 'conflict', 'too_many'] as const
const ofOneRole = [...refusals, 'forbidden'] as const
const token = z.string().max(500)
const typed = z.string().max(1_000).default('').transform(oneLine)

const answerLink = z.object({
  data: z.object({
    /** To whom the answer goes, and about what. */
    to: z.string(),
    title: z.string(),
    conversation_id: z.int(),
    /** True once the link was used: it works once. */
    used: z.boolean(),
    /** The prepared answers that fit now, and the sentence that says why others do not; null while all do. */
    answers: z.array(z.enum(quickAnswerNames)),
    why_not: z.string().nullable(),
  }),
})

export const handoversOperations = {
  getHandover: operation({
    ...paths.getHandover,
    summary: 'What is settled in a conversation: the promise, the waiting list, the meeting, and what one can do',
    params: byId,
    answer: handoverAnswer,
    refusals: ['signed_out', 'not_found'],
  }),
  sendQuickAnswer: operation({
    ...paths.sendQuickAnswer,
    summary: 'Answers a buyer by one of the prepared sentences',
    params: byId,
    body: z.strictObject({ answer: z.enum(quickAnswerNames, 'Answer: choose one of the prepared answers') }),
    answer: handoverAnswer,
    refusals: [...ofOneRole, 'malformed', 'invalid'],
  }),
  promiseListing: operation({
    ...paths.promiseListing,
    summary: 'Promises the listing to the buyer of this conversation for 7 days; repeated, it changes nothing',
    params: byId,
    answer: handoverAnswer,
    refusals: ofOneRole,
  }),
  endPromise: operation({
    ...paths.endPromise,
    summary: 'The owner takes the promise back, or the buyer lets it go; repeated, it changes nothing',
    params: byId,
    answer: handoverAnswer,
    refusals: ['signed_out', 'not_found', 'too_many'],
  }),
  joinWaitingList: operation({
    ...paths.joinWaitingList,
    summary: 'Waits for a listing that is promised to somebody else; repeated, it changes nothing',
    params: byId,
    answer: handoverAnswer,
    refusals: ofOneRole,
  }),
  leaveWaitingList: operation({
    ...paths.leaveWaitingList,
    summary: 'Waits no more; repeated, it changes nothing',
    params: byId,
    answer: handoverAnswer,
    refusals: ['signed_out', 'not_found', 'too_many'],
  }),
  suggestMeeting: operation({
    ...paths.suggestMeeting,
    summary: 'Suggests a time and a place to meet, or another one; the other has to agree',
    params: byId,
    body: z.strictObject({ date: typed, time: typed, place: typed }),
    answer: handoverAnswer,
    refusals: [...refusals, 'malformed', 'invalid'],
  }),
  agreeToMeeting: operation({
    ...paths.agreeToMeeting,
    summary: 'Agrees to what the other suggested, by its number; both get an entry for their calendar',
    params: byId,
    body: z.strictObject({ suggestion_id: z.int32('suggestion_id must be the number of the suggestion') }),
    answer: handoverAnswer,
    refusals: [...refusals, 'malformed', 'invalid'],
  }),
  declineMeeting: operation({
    ...paths.declineMeeting,
    summary: 'Declines what the other suggested, or takes one’s own suggestion back; what both agreed to stands',
    params: byId,
    answer: handoverAnswer,
    refusals: ['signed_out', 'not_found', 'too_many'],
  }),
  cancelMeeting: operation({
    ...paths.cancelMeeting,
    summary: 'Cancels the meeting that both agreed to',
    params: byId,
    answer: handoverAnswer,
    refusals: ['signed_out', 'not_found', 'conflict', 'too_many'],
  }),
  reportNoShow: operation({
    ...paths.reportNoShow,
    summary: 'Says that the other did not come; it is not told to them. Repeated, it changes nothing',
    params: byId,
    answer: handoverAnswer,
    refusals: ['signed_out', 'not_found', 'conflict', 'too_many'],
  }),
  listReceivers: operation({
    ...paths.listReceivers,
    summary:
      'Who wrote about a listing of one’s own, to say to whom it went: the one whom it is promised to first, at most 10',
    params: byId,
    answer: z.object({
      data: z.array(z.object({ conversation_id: z.int(), name: z.string(), promised: z.boolean() })),
    }),
    refusals: ['signed_out', 'not_found'],
  }),
  readAnswerLink: operation({
    ...paths.readAnswerLink,
    summary: 'What the link of a mail with prepared answers is about; it changes nothing',
    body: z.strictObject({ token }),
    answer: answerLink,
    refusals: ['malformed', 'invalid', 'too_many'],
  }),
  answerByLink: operation({
    ...paths.answerByLink,
    summary: 'Answers a buyer by the link of a mail, once, without a log-in',
    body: z.strictObject({ token, answer: z.enum(quickAnswerNames, 'Answer: choose one of the prepared answers') }),
    answer: answerLink,
    refusals: ['malformed', 'invalid', 'conflict', 'too_many'],
  }),
}
