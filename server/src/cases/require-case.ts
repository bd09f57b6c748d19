import { caseSentences, claimMinutes } from '@reable/contract/cases/rules'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { type Volunteer, volunteerName } from '#volunteers'
import { type CaseRow, findCase, isOwnCase } from './case-queries.ts'
import { findLastDecider, findName } from './decision-queries.ts'

/** Returns a case. Refuses as not found an unknown one. */
export async function requireCase(ctx: Context, id: number): Promise<CaseRow> {
  const found = await findCase(ctx, id)
  if (!found) throw new Refusal('not_found', caseSentences.gone)
  return found
}

/** Says why somebody cannot decide a case; undefined where they can. Who has claimed it is not among it. */
export async function whyBarred(
  ctx: Context,
  row: Pick<CaseRow, 'id' | 'not_by'>,
  volunteer: Volunteer,
): Promise<string | undefined> {
  if (await isOwnCase(ctx, { id: row.id, personId: volunteer.id })) return caseSentences.own
  return row.not_by === volunteer.id ? caseSentences.notAgain : undefined
}

/** Refuses as a conflict a case that is decided, with who did, and one that is not for this volunteer. */
export async function requireOpen(ctx: Context, row: CaseRow, volunteer: Volunteer): Promise<void> {
  const barred = await whyBarred(ctx, row, volunteer)
  if (barred) throw new Refusal('conflict', barred)
  if (!row.closed_at) return
  const decider = await findLastDecider(ctx, row.id)
  throw new Refusal('conflict', decider ? caseSentences.decided(volunteerName(decider)) : caseSentences.settled)
}

/** In milliseconds: clocks of several machines, and of two who ask at once, differ by less. */
const clockSkew = minute

/** Who has claimed a case, while that counts: a claim that ran out, or ends later than any can, is none. */
export function claimOf(ctx: Context, { claimed_by, claimed_until }: CaseRow): { by: number; until: Date } | undefined {
  const now = ctx.clock.now().getTime()
  if (claimed_by === null || claimed_until === null) return undefined
  const left = claimed_until.getTime() - now
  return left > 0 && left <= claimMinutes * minute + clockSkew ? { by: claimed_by, until: claimed_until } : undefined
}

/** What other volunteers call this one. */
export async function nameOfVolunteer(ctx: Context, volunteer: Volunteer): Promise<string> {
  return volunteerName((await findName(ctx, volunteer.id)) ?? { email: volunteer.email, first_name: null })
}

/** Refuses as a conflict, with the name, a case that another volunteer has. */
export async function requireFree(ctx: Context, row: CaseRow, volunteer: Volunteer): Promise<void> {
  const claim = claimOf(ctx, row)
  if (!claim || claim.by === volunteer.id) return
  const holder = await findName(ctx, claim.by)
  if (holder?.mayDecide) throw new Refusal('conflict', caseSentences.has(volunteerName(holder)))
}
