import { findPersonById, findUnconfirmed } from '#accounts'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { forgetEverything } from './forget-everything.ts'

/** In days from the sign-up. A confirmation link works for 7 of them and can be requested again. */
const unconfirmedRetentionDays = 30
/** Accounts in one run; the rest come with the next. */
const batchSize = 200

/** Deletes accounts that were not confirmed in time, as if their people had closed them. */
export async function sweepUnconfirmed(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - unconfirmedRetentionDays * day)
  for (const person of await findUnconfirmed(ctx, { before, limit: batchSize })) {
    try {
      await inTransaction(ctx, (ctx) =>
        // An account that is confirmed at this moment stays.
        forgetEverything(ctx, person, async (ctx) => (await findPersonById(ctx, person.id))?.confirmed === false),
      )
    } catch (err) {
      ctx.log.error({ err, person_id: person.id }, 'an unconfirmed account was not removed; the next run tries again')
    }
  }
}
