import type { Answer } from '@reable/contract/client'
import { mayDo } from '@reable/contract/volunteers/rules'
import { hasSecondFactor } from '#accounts'
import type { Context } from '#platform/context'
import type { Volunteer } from '#volunteers'
import { findPendingReset } from './factor-reset-queries.ts'

type Shown = Pick<Answer<'getPerson'>, 'second_factor' | 'factor_reset'>

/** Whether somebody has a second factor, for those who can have it taken away, and what waits for another steward. */
export async function showSecondFactor(ctx: Context, personId: number, volunteer: Volunteer): Promise<Shown> {
  const pending = await findPendingReset(ctx, personId)
  return {
    second_factor: mayDo('begin_factor_reset', volunteer.role) ? await hasSecondFactor(ctx, personId) : null,
    factor_reset: pending
      ? {
          ...{ id: pending.id, reason: pending.reason, begun_by: pending.begun_by },
          ...{ begun_at_utc: pending.begun_at.toISOString(), agree_until_utc: pending.agree_until.toISOString() },
          own: pending.begun_by_id === volunteer.id,
        }
      : null,
  }
}
