import type { Context } from '#platform/context'
import type { Origin } from './proof/prove-sender.ts'

export type NewIncoming = { digest: Buffer; recipient: string; raw: Buffer; origin: Origin }

/** Returns the id of a mail that was not here before. */
export async function insertIncoming(ctx: Context, { origin, ...mail }: NewIncoming): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('incoming_mails')
    .values({ ...mail, origin: JSON.stringify(origin), received_at: ctx.clock.now() })
    .onConflict((same) => same.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
