import { type Context, inTransaction } from '#platform/context'
import { endHandovers } from './end-handovers.ts'
import { findEndedListings } from './ended-queries.ts'
import { findDueReminders } from './meetings/meeting-queries.ts'
import { remindOfMeeting } from './meetings/sweep-meetings.ts'
import { findDuePromises } from './promises/promise-queries.ts'
import { sweepPromise } from './promises/sweep-promise.ts'
import { askHowItWent } from './sheets/ask-how-it-went.ts'
import { resolveSheets } from './sheets/resolve-sheets.ts'
import { findDueSheets, findUnresolved } from './sheets/sheet-queries.ts'

/** What one run processes of a kind; the rest follows in the next. */
const batch = 200

/**
 * Ends and reminds what is due: all about listings that are gone, promises that lapse, meetings. It goes by what is due now, never
 * by what it did before: it may run late, twice, or at the same time on two machines.
 */
export async function sweepHandovers(ctx: Context): Promise<void> {
  await forEach(ctx, await findEndedListings(ctx, batch), (ctx, id) => endHandovers(ctx, id))
  const promises = await findDuePromises(ctx, batch)
  await forEach(ctx, promises, (ctx, promise) => sweepPromise(ctx, promise))
  await forEach(ctx, await findUnresolved(ctx, batch), (ctx, id) => resolveSheets(ctx, id))
  await forEach(ctx, await findDueSheets(ctx, batch), (ctx, id) => askHowItWent(ctx, id))
  await forEach(ctx, await findDueReminders(ctx, batch), (ctx, id) => remindOfMeeting(ctx, id))
}

/** Does each in a transaction of its own: a failure does not stop the others. */
async function forEach<Item>(
  ctx: Context,
  items: Item[],
  work: (ctx: Context, item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await inTransaction(ctx, (ctx) => work(ctx, item))
    } catch (err) {
      ctx.log.error({ err }, 'a handover could not be looked after; the next run tries again')
    }
  }
}
