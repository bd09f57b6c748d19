import type { Context } from '#platform/context'
import { sendMail } from '../platform/mail/send-mail.ts'
import { savedChecks } from './jobs.ts'

/** The mails about saved listings, the oldest first. */
export const savedMails = (ctx: Context) =>
  ctx.db.selectFrom('mails').selectAll().where('subject', '=', 'News of listings you saved').orderBy('id').execute()

export const sendWithChecks = (ctx: Context, mailId: number) => sendMail(ctx, { mailId }, savedChecks)
