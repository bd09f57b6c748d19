import { z } from 'zod'
import { email, user } from '../accounts/operations.ts'
import { emptyAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { logSearchLimit, logSubjects, roles } from './rules.ts'

const role = z.enum(roles)

const volunteer = z
  .object({
    id: z.int(),
    /** The first name, or the beginning of the address where there is none. */
    name: z.string(),
    email: z.string(),
    role,
  })
  .meta({ id: 'Volunteer' })

const invitation = z
  .object({
    /** Of the person who is invited. */
    id: z.int(),
    email: z.string(),
    role,
    ends_at_utc: z.string(),
    /** Whether another steward has to confirm it first. */
    waits: z.boolean(),
    /** Why the caller cannot confirm it; null where they can, and where nothing waits. */
    why_not: z.string().nullable(),
    /** Whether the caller sent it, and can withdraw it. */
    own: z.boolean(),
  })
  .meta({ id: 'Invitation' })

/** Whether another steward has to confirm it before it takes effect. */
const mayWait = z.object({ data: z.object({ waits: z.boolean() }) })

/** One act of a volunteer: ids and values, never what people wrote. */
const logEntry = z
  .object({
    id: z.int(),
    at_utc: z.string(),
    /** A volunteer’s address; null: whoever it was has left. A command of the server’s is `npm run volunteer`. */
    by: z.string().nullable(),
    role: z.string(),
    act: z.string(),
    subject: z.enum(logSubjects),
    subject_id: z.string(),
    before: z.unknown(),
    after: z.unknown(),
  })
  .meta({ id: 'LogEntry' })

const logQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  /** An act, a subject with or without its number ("listing 12"), or a volunteer’s address. */
  q: z
    .string()
    .transform((typed) => [...oneLine(typed)].slice(0, logSearchLimit).join(''))
    .default(''),
})

export const volunteersOperations = {
  listVolunteers: operation({
    ...paths.listVolunteers,
    summary: 'Who runs the place, and in which role; for volunteers alone',
    answer: z.object({
      data: z.array(volunteer),
      /** Who was invited and has not accepted yet; for stewards alone. */
      invitations: z.array(invitation),
    }),
    refusals: ['signed_out', 'not_found', 'second_factor_required'],
  }),
  inviteVolunteer: operation({
    ...paths.inviteVolunteer,
    summary:
      'A steward invites somebody who has an account: the role is theirs once they accept it, by the mail, within 7 days. Where there are two stewards, another one confirms a new steward before the mail goes out',
    body: z.strictObject({ email, role }),
    answer: mayWait,
    refusals: [
      'signed_out',
      'not_found',
      'forbidden',
      'second_factor_required',
      'second_factor_again',
      'invalid',
      'conflict',
    ],
  }),
  confirmSteward: operation({
    ...paths.confirmSteward,
    summary:
      'Another steward confirms who is to become one. 403: either of the two became a steward less than 72 hours ago. 409: one asked for it oneself',
    params: z.object({ id: z.string() }),
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found', 'forbidden', 'second_factor_required', 'second_factor_again', 'conflict'],
  }),
  withdrawInvitation: operation({
    ...paths.withdrawInvitation,
    summary:
      'Whoever invited somebody withdraws that, before they accept it or another steward confirms it. 409: another steward invited them',
    params: z.object({ id: z.string() }),
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found', 'forbidden', 'second_factor_required', 'second_factor_again', 'conflict'],
  }),
  acceptInvitation: operation({
    ...paths.acceptInvitation,
    summary: 'Whoever was invited accepts, signed in to the account that was invited',
    body: z.strictObject({ invitation_token: z.string().max(200) }),
    answer: z.object({ data: user }),
    refusals: ['signed_out', 'invalid'],
  }),
  changeRole: operation({
    ...paths.changeRole,
    summary:
      'A steward gives a volunteer another role, or takes it. `seen` is the role that was shown; another one since is a conflict. Where there are two stewards, another one confirms who becomes one',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ role: role.nullable(), seen: role }),
    answer: mayWait,
    refusals: [
      'signed_out',
      'not_found',
      'forbidden',
      'second_factor_required',
      'second_factor_again',
      'invalid',
      'conflict',
    ],
  }),
  listLog: operation({
    ...paths.listLog,
    summary: 'What volunteers did, the latest 1,000 of a search, 50 a page; for moderators and stewards',
    query: logQuery,
    answer: z.object({
      data: z.array(logEntry),
      /** There are more than the 1,000 latest, which are counted. */
      more: z.boolean(),
    }),
    refusals: ['signed_out', 'not_found', 'forbidden', 'second_factor_required'],
    paginated: true,
  }),
  exportLog: operation({
    ...paths.exportLog,
    summary: 'The log as CSV, the latest 100,000 rows of a search; for stewards. That it was downloaded is logged too',
    body: z.strictObject({ q: logQuery.shape.q }),
    answer: z.object({ data: z.object({ name: z.string(), csv: z.string() }) }),
    refusals: ['signed_out', 'not_found', 'forbidden', 'second_factor_required', 'second_factor_again', 'invalid'],
  }),
}
