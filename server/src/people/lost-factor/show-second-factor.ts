import type { Answer } from '@reable/contract/client'
import { mayDo } from '@reable/contract/volunteers/rules'
import { hasSecondFactor } from '#accounts'
import type { Context } from '#platform/context'
import { findStewards, type Volunteer, whyNotSettled } from '#volunteers'
import { type FactorResetRow, findPendingReset } from './factor-reset-queries.ts'

type Shown = Pick<Answer<'getPerson'>, 'second_factor' | 'enough_stewards' | 'factor_reset'>

/**
 * Whether somebody has a second factor and two others are stewards, for those who can have it taken away, and what waits for another steward.
 */
export async function showSecondFactor(ctx: Context, personId: number, volunteer: Volunteer): Promise<Shown> {
  const [pending, hasOne, stewards] = await Promise.all([
    findPendingReset(ctx, personId),
    hasSecondFactor(ctx, personId),
    findStewards(ctx, { except: personId }),
  ])
  const mayBegin = mayDo('begin_factor_reset', volunteer.role)
  return {
    second_factor: mayBegin ? hasOne : null,
    enough_stewards: mayBegin ? stewards.length >= 2 : null,
    factor_reset: pending
      ? {
          ...{ id: pending.id, reason: pending.reason, begun_by: pending.begun_by },
          ...{ begun_at_utc: pending.begun_at.toISOString(), agree_until_utc: pending.agree_until.toISOString() },
          own: pending.begun_by_id === volunteer.id,
          why_not_agree: (await whyNotAgree(ctx, pending, volunteer)) ?? null,
        }
      : null,
  }
}

/** Why a volunteer who could agree otherwise can't yet. */
async function whyNotAgree(ctx: Context, { begun_by_id: askedById }: FactorResetRow, { id, role }: Volunteer) {
  if (askedById === id || !mayDo('agree_to_factor_reset', role)) return undefined
  return whyNotSettled(ctx, { stewardId: id, askedById })
}
