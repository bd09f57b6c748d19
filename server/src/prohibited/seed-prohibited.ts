import type { Context } from '#platform/context'
import { type ProhibitedRow, upsertDelivered } from './prohibited-queries.ts'

/** Updates the list to this reference data, where no volunteer has changed it. */
export const seedProhibited = (ctx: Context, items: ProhibitedRow[]): Promise<void> => upsertDelivered(ctx, items)
