import type { Context } from '#platform/context'

/** Stores a used captcha; false if it was stored before. Of two calls at the same moment, on whichever machines, one gets true. */
export async function insertUsedCaptcha(
  ctx: Context,
  { digest, expiresAt }: { digest: Buffer; expiresAt: Date },
): Promise<boolean> {
  const row = await ctx.db
    .insertInto('used_captchas')
    .values({ digest, expires_at: expiresAt })
    .onConflict((same) => same.column('digest').doNothing())
    .returning('digest')
    .executeTakeFirst()
  return row !== undefined
}
