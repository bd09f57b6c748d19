import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { deleteMailsOf } from './mail-queries.ts'

/**
 * Removes all mails to an address, and waiting ones whose answers go to it; they are not sent any more. Files of
 * the outbox go within moments.
 */
export async function forgetMails(ctx: Context, { recipient }: { recipient: string }): Promise<void> {
  const address = recipient.toLowerCase()
  await deleteMailsOf(ctx, address)
  if (!ctx.config.mail.smtp) await enqueue(ctx, 'forget-outbox', { address })
}
