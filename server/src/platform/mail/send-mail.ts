import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { Context } from '#platform/context'
import { putIntoOutbox } from './outbox-folder.ts'

/** Hands one written mail over, once: what is marked as sent is not sent again. */
export async function sendMail(ctx: Context, { mailId }: { mailId: number }): Promise<void> {
  const mail = await ctx.db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst()
  if (!mail || mail.sent_at) return
  const composed = new MailComposer({
    from: { name: 'Reable', address: `no-reply@${new URL(ctx.config.http.publicUrl).hostname}` },
    to: { name: '', address: mail.recipient },
    messageId: mail.message_id,
    subject: mail.subject,
    text: mail.plain,
    html: mail.html,
    headers: mail.headers as Record<string, string>,
    date: mail.created_at,
  })
  // The file is named by the mail, so that a repetition after a kill replaces it by itself.
  await putIntoOutbox(ctx.config, `${String(mail.id).padStart(8, '0')}.eml`, await composed.compile().build())
  await ctx.db.updateTable('mails').set({ sent_at: ctx.clock.now() }).where('id', '=', mailId).execute()
}
