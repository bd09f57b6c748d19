import type { Answer } from '@reable/contract/client'
import { liftingAct } from '@reable/contract/restrictions/rules'
import { mayDo } from '@reable/contract/volunteers/rules'
import { whyInvolved } from '#moderation'
import type { Context } from '#platform/context'
import { type RestrictionRow, serializeRestriction } from '#restrictions'
import { type Volunteer, whyNotSettled } from '#volunteers'

/** A restriction as a volunteer sees it, with the reason why they decide nothing about it, or can't agree to it yet. */
export async function showRestriction(
  ctx: Context,
  row: RestrictionRow,
  volunteer: Volunteer,
): Promise<Answer<'restrictPerson'>> {
  const barred = await whyInvolved(ctx, { volunteer, act: liftingAct(row), personId: row.person_id })
  const shown = { ...serializeRestriction(ctx, row, volunteer), barred }
  const couldAgree = shown.agree_until_utc !== null && !shown.own && mayDo('agree_to_ban', volunteer.role)
  if (!couldAgree) return shown
  const why = await whyNotSettled(ctx, { stewardId: volunteer.id, askedById: row.decided_by_id })
  return { ...shown, why_not_agree: why ?? null }
}
