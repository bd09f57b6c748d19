import type { Context } from '#platform/context'
import { deleteRestrictionsOf } from './restriction-queries.ts'

/** Removes what somebody was kept from. What they decided about others as a volunteer stays, without who it was. */
export const forgetRestrictions = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  deleteRestrictionsOf(ctx, personId)
