import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context'
import { enqueueAll, type Urgency } from '#platform/jobs'
import type { Condition } from './condition.ts'
import { insertMails } from './mail-queries.ts'

/** One mail to one person. Subjects are our own text only; `headers` adds such as List-Unsubscribe. */
export type Email = {
  to: string
  subject: string
  html: string
  plain: string
  headers?: Record<string, string>
  /** The time when its content expires, such as its link: a mail that could not be sent by then is not sent. */
  goodUntil?: Date
  /** True, the default, when it may come twice rather than never. Otherwise it is never repeated in doubt. */
  repeatable?: boolean
  /** True for what somebody needs to log in: it goes even to an address that took no mail before. */
  despiteBounces?: boolean
  /** The condition that must still be true when it is sent; else it is not sent. */
  onlyWhile?: Condition | undefined
  /** The person whose words it carries: while it waits, it goes when they close their account. */
  writtenBy?: number
  /** The name that it comes from, in place of the organisation's. */
  senderName?: string | undefined
  /** An iCalendar object that comes with it, with its METHOD. */
  calendar?: string
}

/**
 * Writes a mail into the database in the caller's transaction, with the job that sends it. Its Message-ID is fixed here, so
 * that a repetition can be known for one. Throws on an address, subject or header that could smuggle a header.
 */
export const queueMail = (ctx: Context, email: Email): Promise<void> => queueMails(ctx, [email])

/** Queues several e-mails at once; a few hundred are a good measure. Bulk mails go after those that somebody waits for. */
export async function queueMails(ctx: Context, emails: Email[], urgency: Urgency = 'now'): Promise<void> {
  if (!emails.length) return
  const mails = await insertMails(
    ctx,
    emails.map((email) => asRow(ctx, email)),
  )
  const jobs = mails.map(({ id }) => ({ mailId: id }))
  await enqueueAll(ctx, 'send-mail', jobs, urgency)
}

function asRow(ctx: Context, email: Email) {
  const { to, subject, headers = {}, senderName = '' } = email
  if (/[\r\n,;<>]/.test(to) || [subject, senderName, ...Object.values(headers)].some((one) => /[\r\n]/.test(one)))
    throw new Error('a mail header holds a line break')
  const host = new URL(ctx.config.http.publicUrl).hostname
  return {
    message_id: `<${randomUUID()}@${host}>`,
    recipient: to,
    subject,
    html: email.html,
    plain: email.plain,
    headers: JSON.stringify(headers),
    good_until: email.goodUntil ?? null,
    repeatable: email.repeatable ?? true,
    despite_bounces: email.despiteBounces ?? false,
    only_while: email.onlyWhile ? JSON.stringify(email.onlyWhile) : null,
    written_by: email.writtenBy ?? null,
    sender_name: email.senderName ?? null,
    calendar: email.calendar ?? null,
    created_at: ctx.clock.now(),
  }
}
