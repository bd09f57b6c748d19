import {
  agreeHours,
  needsSecond,
  type RestrictionAsked,
  type RestrictionKind,
  shortDays,
} from '@reable/contract/restrictions/rules'
import { day, hour, vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { type Email, queueMail } from '#platform/mail'
import { endedEmail } from './emails/ended-email.tsx'
import { startedEmail } from './emails/started-email.tsx'
import { insertRestriction, updateLifted } from './restriction-queries.ts'

type Start = RestrictionAsked & {
  person: { id: number; email: string }
  reason: string
  /** What the person reads. */
  sentence: string
  decidedBy: number
  /** The case that it comes of. */
  caseId?: number
  /** The moment of the decision that it is part of; now, without one. */
  at?: Date
  /** The mail about it is sent only while this holds. */
  onlyWhile?: Email['onlyWhile']
}

/**
 * Keeps somebody from something from now on, in the caller's transaction, and mails them the sentence. A ban of more than 7 days holds for
 * 7 until a second steward agrees. Returns the id.
 */
export async function startRestriction(
  ctx: Context,
  { person, decidedBy, caseId, at, onlyWhile, ...asked }: Start,
): Promise<number> {
  const now = at ?? ctx.clock.now()
  const second = needsSecond(asked)
  const days = second ? shortDays : asked.days
  const endsAt = days === null ? null : new Date(now.getTime() + days * day)
  const id = await insertRestriction(ctx, {
    ...{ ...asked, personId: person.id, decidedBy, caseId, begunAt: now, endsAt },
    agreeUntil: second ? new Date(now.getTime() + agreeHours * hour) : null,
  })
  const until = endsAt ? vancouverDay(endsAt, now) : undefined
  const { kind, sentence } = asked
  const email = await startedEmail(ctx, { to: person.email, kind, days, until, sentence })
  await queueMail(ctx, { ...email, ...(onlyWhile && { onlyWhile }) })
  return id
}

type End = {
  id: number
  /** Whose it is. */
  person: { id: number; email: string }
  by: number
  /** For the person; empty when there are none. */
  sentence: string
  /** They never heard of it, so they hear nothing of its end. */
  isSilent?: boolean
  /** The moment of the decision that it is part of; now, without one. */
  at?: Date
  /** The mail about it is sent only while this holds. */
  onlyWhile?: Email['onlyWhile']
}

/** Takes a restriction back, in the caller's transaction, and mails the person. Returns its kind; undefined when it has ended. */
export async function endRestriction(
  ctx: Context,
  { id, person, by, sentence, isSilent = false, at = ctx.clock.now(), onlyWhile }: End,
): Promise<RestrictionKind | undefined> {
  const lifted = await updateLifted(ctx, { id, by, at })
  if (!lifted) return undefined
  if (isSilent) return lifted.kind
  const email = await endedEmail(ctx, { to: person.email, kind: lifted.kind, sentence })
  await queueMail(ctx, { ...email, ...(onlyWhile && { onlyWhile }) })
  return lifted.kind
}
