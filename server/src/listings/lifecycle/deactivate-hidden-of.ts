import { findPersonById } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { updateOwnerConfirmed, updateUnconfirmedToInactive } from '../browse/listing-queries.ts'

/**
 * Makes inactive what was listed by a sign-up that may not have been the owner's, and was never public: they find it among their listings,
 * and it is public only if they renew it. Safe to repeat.
 */
export async function deactivateHiddenOf(
  ctx: Context,
  { ownerId, before }: { ownerId: number; before: Date },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await updateUnconfirmedToInactive(ctx, { ownerId, before })
    if ((await findPersonById(ctx, ownerId))?.confirmed) await updateOwnerConfirmed(ctx, ownerId)
  })
}
