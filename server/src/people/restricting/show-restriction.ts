import type { Answer } from '@reable/contract/client'
import { mayDo } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { type RestrictionRow, serializeRestriction } from '#restrictions'
import { type Volunteer, whyNotSettled } from '#volunteers'

/** A restriction as a volunteer sees it, with the reason why they can't agree to it yet, if they could. */
export async function showRestriction(
  ctx: Context,
  row: RestrictionRow,
  volunteer: Volunteer,
): Promise<Answer<'restrictPerson'>> {
  const shown = serializeRestriction(ctx, row, volunteer)
  const couldAgree = shown.agree_until_utc !== null && !shown.own && mayDo('agree_to_ban', volunteer.role)
  if (!couldAgree) return shown
  const why = await whyNotSettled(ctx, { stewardId: volunteer.id, askedById: row.decided_by_id })
  return { ...shown, why_not_agree: why ?? null }
}
