import type { Answer } from '@reable/contract/client'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import type { RestrictionRow } from './restriction-row-queries.ts'

type Restriction = Answer<'restrictPerson'>

const utc = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** Whether it holds now. */
export const isInForce = ({ clock }: Context, { lifted_at, over_at }: RestrictionRow): boolean =>
  lifted_at === null && (over_at === null || over_at > clock.now())

/** Whether an answer waits for somebody who did not decide. */
export const answerWaits = (ctx: Context, row: RestrictionRow): boolean =>
  row.answered_at !== null && row.reviewed_at === null && isInForce(ctx, row)

/** A restriction as volunteers see it; who lists it says of whoever could agree to it why they can't yet. */
export const serializeRestriction = (ctx: Context, row: RestrictionRow, volunteer: { id: number }): Restriction => ({
  ...{ id: row.id, kind: row.kind, reason: row.reason, sentence: row.sentence, days: row.days, case_id: row.case_id },
  ...{ begun_at_utc: row.begun_at.toISOString(), ends_at_utc: utc(row.ends_at) },
  ...{ decided_by: row.decided_by, own: row.decided_by_id === volunteer.id, in_force: isInForce(ctx, row) },
  ...{ agree_until_utc: canBeAgreed(ctx, row) ? utc(row.agree_until) : null, why_not_agree: null, barred: null },
  ...{ agreed_by: row.agreed_by, lifted_at_utc: utc(row.lifted_at), lifted_by: row.lifted_by },
  ...{ answer: row.answer, answered_at_utc: utc(row.answered_at), answer_waits: answerWaits(ctx, row) },
})

const canBeAgreed = (ctx: Context, row: RestrictionRow): boolean =>
  isInForce(ctx, row) && row.agreed_at === null && row.agree_until !== null && row.agree_until > ctx.clock.now()

/** A restriction as the person reads it: never who decided. */
export function serializeOwnRestriction(
  { clock }: Context,
  row: RestrictionRow,
): Answer<'listOwnRestrictions'>[number] {
  const now = clock.now()
  return {
    ...{ id: row.id, kind: row.kind, sentence: row.sentence, answer: row.answer, looked_at: row.reviewed_at !== null },
    ...{ since: vancouverDay(row.begun_at, now), until: row.ends_at && vancouverDay(row.ends_at, now) },
  }
}
