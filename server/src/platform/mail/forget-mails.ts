import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'

/**
 * Removes all mails to an address, and waiting ones whose answers go to it; they are not sent any more. Files of
 * the outbox go within moments.
 */
export async function forgetMails(ctx: Context, { recipient }: { recipient: string }): Promise<void> {
  const address = recipient.toLowerCase()
  await ctx.db.deleteFrom('mails').where(sql`lower(recipient)`, '=', address).execute()
  // A mail that is sent or given up has no headers any more.
  await ctx.db
    .deleteFrom('mails')
    .where('outcome', '=', 'waiting')
    .where(sql`lower(headers ->> 'Reply-To')`, '=', address)
    .execute()
  if (!ctx.config.mail.smtp) await enqueue(ctx, 'forget-outbox', { address })
}
