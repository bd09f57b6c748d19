import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { updateListing } from '../own/own-listing-queries.ts'

/** Shows a listing as reserved until a moment, or no longer. The caller has it locked. */
export const reserveListing = (ctx: Context, { id, until }: { id: number; until: Date | null }): Promise<void> =>
  updateListing(ctx, id, { reserved_until: until })

/** Empties to whom a listing went, once both were told. */
export const forgetReceiver = (ctx: Context, { id }: { id: number }): Promise<void> =>
  updateListing(ctx, id, { receiver_conversation_id: null })

/** Queues the end of what was promised of listings that are no longer on the list, once for however many. */
export const endHandoversSoon = (ctx: Context): Promise<void> =>
  enqueue(ctx, 'sweep-handovers', {}, { key: 'sweep-handovers' })
