import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context'
import { enqueueAll, type Urgency } from '#platform/jobs'
import { insertMails } from './mail-queries.ts'

/** One mail to one person. Subjects are our own words only; `headers` adds such as List-Unsubscribe. */
export type Letter = {
  to: string
  subject: string
  html: string
  plain: string
  headers?: Record<string, string>
  /** When it says nothing true any more, such as the end of its link: a mail that could not go by then does not go. */
  goodUntil?: Date
  /** Whether it may come twice rather than never; true unless told otherwise. One that may not is never repeated in doubt. */
  repeatable?: boolean
  /** What must still hold when it goes; else it does not go. */
  onlyWhile?: Condition
}

/** Names a check that the module of the mail answers (see `mailJobsWith`), and what it is about, as it will be read again. */
export type Condition = { check: string; about: Record<string, number | string> }

/**
 * Writes a mail into the database in the caller's transaction, with the job that sends it. Its Message-ID is fixed here, so
 * that a repetition can be known for one. Throws on an address, subject or header that could smuggle a header.
 */
export const queueMail = (ctx: Context, letter: Letter): Promise<void> => queueMails(ctx, [letter])

/** The same for several letters at once; a few hundred are a good measure. What comes by the thousand goes in its turn. */
export async function queueMails(ctx: Context, letters: Letter[], urgency: Urgency = 'now'): Promise<void> {
  if (!letters.length) return
  const mails = await insertMails(
    ctx,
    letters.map((letter) => asRow(ctx, letter)),
  )
  const jobs = mails.map(({ id }) => ({ mailId: id }))
  await enqueueAll(ctx, 'send-mail', jobs, urgency)
}

function asRow(ctx: Context, letter: Letter) {
  const { to, subject, headers = {} } = letter
  if (/[\r\n,;<>]/.test(to) || [subject, ...Object.values(headers)].some((one) => /[\r\n]/.test(one)))
    throw new Error('a mail header holds a line break')
  const host = new URL(ctx.config.http.publicUrl).hostname
  return {
    message_id: `<${randomUUID()}@${host}>`,
    recipient: to,
    subject,
    html: letter.html,
    plain: letter.plain,
    headers: JSON.stringify(headers),
    good_until: letter.goodUntil ?? null,
    repeatable: letter.repeatable ?? true,
    only_while: letter.onlyWhile ? JSON.stringify(letter.onlyWhile) : null,
    created_at: ctx.clock.now(),
  }
}
