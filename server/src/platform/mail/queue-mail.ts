import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'

/** One mail to one person. Subjects are our own words only; `headers` adds such as List-Unsubscribe. */
export type Letter = {
  to: string
  subject: string
  html: string
  plain: string
  headers?: Record<string, string>
}

/**
 * Writes a mail into the database in the caller's transaction, with the job that sends it. Its Message-ID is fixed here, so
 * that a repetition can be known for one. Throws on an address or subject that could smuggle a header.
 */
export async function queueMail(ctx: Context, letter: Letter): Promise<void> {
  if (/[\r\n,;<>]/.test(letter.to) || /[\r\n]/.test(letter.subject)) throw new Error('a mail header holds a line break')
  const host = new URL(ctx.config.http.publicUrl).hostname
  const { id } = await ctx.db
    .insertInto('mails')
    .values({
      message_id: `<${randomUUID()}@${host}>`,
      recipient: letter.to,
      subject: letter.subject,
      html: letter.html,
      plain: letter.plain,
      headers: JSON.stringify(letter.headers ?? {}),
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(ctx, 'send-mail', { mailId: id })
}
