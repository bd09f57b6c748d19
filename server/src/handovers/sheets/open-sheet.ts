import type { Context } from '#platform/context'
import type { Scope } from '../handover-scope.ts'
import { digestOfCode, sheetCodeOf } from './sheet-links.ts'
import { upsertSheet } from './sheet-queries.ts'
import { findThing } from './thing-queries.ts'

/** Makes the sheet of a conversation whose two have agreed to meet. Repeated, it changes nothing; one that had ended begins anew. */
export async function openSheet(
  ctx: Context,
  { conversation, listing }: Pick<Scope, 'conversation' | 'listing'>,
): Promise<number | undefined> {
  const thing = listing && (await findThing(ctx, listing.id))
  const token_hash = digestOfCode(sheetCodeOf(ctx, conversation.id))
  if (!(thing && token_hash)) return undefined
  return upsertSheet(ctx, {
    ...{ token_hash, conversation_id: conversation.id, listing_id: listing.id, receiver_id: conversation.buyerId },
    ...{ ...thing, created_at: ctx.clock.now() },
  })
}
