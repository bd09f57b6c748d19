import { sql } from 'kysely'
import { day, minute } from '#platform/clock'
import type { Context } from '#platform/context'

const ago = (ctx: Context, milliseconds: number) => new Date(ctx.clock.now().getTime() - milliseconds)

/** Whether the same was sent within a minute. */
export async function wasJustSent(ctx: Context, digest: Buffer): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('contact_mails')
    .select('sent_at')
    .where('digest', '=', digest)
    .where('sent_at', '>', ago(ctx, minute))
    .executeTakeFirst()
  return row !== undefined
}

/** Claims the sending of a message: false when the same was sent within a minute, also at this very moment. */
export async function claimSending(ctx: Context, digest: Buffer): Promise<boolean> {
  const row = await ctx.db
    .insertInto('contact_mails')
    .values({ digest, sent_at: ctx.clock.now() })
    .onConflict((conflict) =>
      conflict
        .column('digest')
        .doUpdateSet({ sent_at: sql`excluded.sent_at` })
        .where('contact_mails.sent_at', '<=', ago(ctx, minute)),
    )
    .returning('digest')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes the digests of messages that were sent more than a day ago. */
export async function deleteOld(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('contact_mails').where('sent_at', '<', ago(ctx, day)).execute()
}
