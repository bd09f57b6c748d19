import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { plainText } from '../plain-text.ts'
import { validatedBy, validatedPlainText } from '../validated-text.ts'
import {
  daysError,
  liftSentenceError,
  restrictionAnswerError,
  restrictionDays,
  restrictionKinds,
  restrictionReasons,
  restrictionSentenceError,
} from './rules.ts'

const byId = z.object({ id: z.string() })
const kind = z.enum(restrictionKinds)

/** A restriction as volunteers see it. */
export const restriction = z
  .object({
    id: z.int(),
    kind,
    reason: z.string(),
    /** What the person reads. */
    sentence: z.string(),
    begun_at_utc: z.string(),
    /** Null: for good. */
    ends_at_utc: z.string().nullable(),
    /** The length that was asked for, in days; null: for good. A long ban holds for 7 days until a second steward agrees. */
    days: z.int().nullable(),
    /** A volunteer’s address; null: whoever it was has left. */
    decided_by: z.string().nullable(),
    /** Whether it was the caller. */
    own: z.boolean(),
    case_id: z.int().nullable(),
    in_force: z.boolean(),
    /** Until when a second steward can agree; null where nobody has to, or somebody has. */
    agree_until_utc: z.string().nullable(),
    /** Why the caller cannot agree yet, as one of the two is a new steward; null where they can, and where nothing waits. */
    why_not_agree: z.string().nullable(),
    /** Why the caller decides nothing about it: they are involved. Null where they are not. */
    barred: z.string().nullable(),
    agreed_by: z.string().nullable(),
    lifted_at_utc: z.string().nullable(),
    lifted_by: z.string().nullable(),
    answer: z.string().nullable(),
    answered_at_utc: z.string().nullable(),
    /** The answer waits for somebody who did not decide. */
    answer_waits: z.boolean(),
  })
  .meta({ id: 'Restriction' })

const listedRestriction = z
  .object({ person: z.object({ id: z.int(), name: z.string() }), restriction })
  .meta({ id: 'ListedRestriction' })

const ownRestriction = z
  .object({
    id: z.int(),
    kind,
    sentence: z.string(),
    /** The days in words; `until` is null for good. */
    since: z.string(),
    until: z.string().nullable(),
    /** What was answered; null: nothing yet, and it can be answered once. */
    answer: z.string().nullable(),
    /** Somebody who did not decide has read the answer, and left it. */
    looked_at: z.boolean(),
  })
  .meta({ id: 'OwnRestriction' })

const liftSentence = z
  .string()
  .transform((typed) => plainText(typed).trim())
  .superRefine(validatedBy(liftSentenceError))
  .default('')

const volunteerRefusals = ['signed_out', 'not_found', 'second_factor_required'] as const
const weighed = [...volunteerRefusals, 'forbidden', 'second_factor_again', 'conflict'] as const

export const restrictionsOperations = {
  listOwnRestrictions: operation({
    ...paths.listOwnRestrictions,
    summary: 'What volunteers keep the caller from now, why and until when; for who is banned, too',
    answer: z.object({ data: z.array(ownRestriction) }),
    refusals: ['signed_out'],
  }),
  answerRestriction: operation({
    ...paths.answerRestriction,
    summary: 'The caller answers a restriction of theirs, once; somebody who did not decide it reads the answer',
    params: byId,
    body: z.strictObject({ answer: validatedPlainText(restrictionAnswerError) }),
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found', 'conflict', 'invalid'],
  }),
  listRestrictions: operation({
    ...paths.listRestrictions,
    summary:
      'The restrictions that wait for a volunteer (a ban to agree to, an answer), or those in force, 20 a page; for volunteers alone',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).catch(1),
      state: z.enum(['waiting', 'in_force']).catch('waiting'),
    }),
    answer: z.object({ data: z.array(listedRestriction) }),
    refusals: volunteerRefusals,
    paginated: true,
  }),
  restrictPerson: operation({
    ...paths.restrictPerson,
    summary:
      'A volunteer mutes, stops or bans somebody, who is mailed the sentence. 409: a volunteer, oneself, or restricted so already',
    params: byId,
    body: z
      .strictObject({
        kind,
        /** Null: for good, which only a ban can be. */
        days: z.literal(restrictionDays).nullable(),
        reason: z.enum(restrictionReasons),
        sentence: validatedPlainText(restrictionSentenceError),
      })
      .superRefine((asked, check) => {
        const message = daysError(asked)
        if (message) check.addIssue({ code: 'custom', path: ['days'], message })
      }),
    answer: z.object({ data: restriction }),
    refusals: [...weighed, 'invalid'],
  }),
  agreeToBan: operation({
    ...paths.agreeToBan,
    summary:
      'A second steward agrees to a ban of more than 7 days: it holds for as long as was asked for. 409: one’s own, agreed to, ended, or 72 hours are over',
    params: byId,
    answer: emptyAnswer,
    refusals: weighed,
  }),
  liftRestriction: operation({
    ...paths.liftRestriction,
    summary: 'A volunteer takes a restriction back: all stands as before, and the person is mailed. 409: it has ended',
    params: byId,
    body: z.strictObject({ sentence: liftSentence }),
    answer: emptyAnswer,
    refusals: [...weighed, 'invalid'],
  }),
  keepRestriction: operation({
    ...paths.keepRestriction,
    summary: 'Somebody who did not decide a restriction has read the answer and leaves it; the person is mailed',
    params: byId,
    body: z.strictObject({ sentence: liftSentence }),
    answer: emptyAnswer,
    refusals: [...weighed, 'invalid'],
  }),
}
