import type { Context } from '#platform/context'
import { selectRestrictionsOf } from './restriction-queries.ts'

/** What somebody was kept from, why and until when, and what they answered, for their own download. */
export const exportRestrictions = (ctx: Context, { personId }: { personId: number }) =>
  selectRestrictionsOf(ctx, personId)
