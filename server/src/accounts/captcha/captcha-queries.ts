import type { Context } from '#platform/context'

/** Whether this is the first time that a solved check counts: of two at the same moment, on whichever machines, one gets true. */
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
