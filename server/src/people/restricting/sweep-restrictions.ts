import { lockPerson } from '#accounts'
import { findOwnersToShow } from '#listings'
import { showListingsAfterBan } from '#moderation'
import { type Context, inTransaction } from '#platform/context'

/**
 * Brings back the listings of people whose ban is over. It goes by what is due now: it may run late, twice, or at the same time on two
 * machines. All else of a restriction ends by itself.
 */
export async function sweepRestrictions(ctx: Context): Promise<void> {
  for (const personId of await findOwnersToShow(ctx)) {
    try {
      await inTransaction(ctx, async (ctx) => {
        await lockPerson(ctx, { personId })
        await showListingsAfterBan(ctx, personId)
      })
    } catch (err) {
      ctx.log.error({ err }, 'the listings of somebody whose ban is over could not be shown; the next run tries again')
    }
  }
}
