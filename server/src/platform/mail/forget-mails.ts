import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { deleteBounces } from './bounces/bounce-queries.ts'
import { deleteMailsBy, deleteMailsOf, type MailsTo } from './mail-queries.ts'

/**
 * Removes the mails to an address, and waiting ones whose answers go to it; they are not sent any more. Files of
 * the outbox go within moments.
 */
export async function forgetMails(ctx: Context, { recipient, until }: MailsTo): Promise<void> {
  const address = recipient.toLowerCase()
  await deleteMailsOf(ctx, { recipient: address, until })
  await deleteBounces(ctx, address)
  if (!ctx.config.mail.smtp) await enqueue(ctx, 'forget-outbox', { address, until: until?.toISOString() })
}

/**
 * Removes the mails that wait to bring a person's words; they are not sent any more. Files of the outbox with one of these
 * `references`, a Message-ID that mails of one thread share, go within moments.
 */
export async function forgetMailsBy(
  ctx: Context,
  { personId, references }: { personId: number; references: string[] },
): Promise<void> {
  await deleteMailsBy(ctx, personId)
  if (!ctx.config.mail.smtp && references.length) await enqueue(ctx, 'forget-outbox', { references })
}

/** Removes the outbox's files of mails, to whoever they went, that lead to pages of ours that are gone, such as a listing. */
export async function forgetMailsAbout(ctx: Context, { paths }: { paths: string[] }): Promise<void> {
  if (ctx.config.mail.smtp || !paths.length) return
  await enqueue(ctx, 'forget-outbox', { urls: paths.map((path) => ctx.config.http.publicUrl + path) })
}
