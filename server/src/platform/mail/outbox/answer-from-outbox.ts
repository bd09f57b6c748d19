import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from '#platform/config'
import type { Context } from '#platform/context'
import { acceptMail } from '../incoming/accept-mail.ts'
import type { OutboxMail } from './read-outbox.ts'

/** In bytes: an answer that somebody types, as a form sends it. */
export const maxAnswerBytes = 200_000

/** True for a mail whose answers come to this program. */
export const answersHere = ({ mailIn }: Config, { replyTo }: OutboxMail): boolean =>
  mailIn !== undefined && /^r-[a-z2-7]+@/.test(replyTo) && replyTo.endsWith(`@${mailIn.domain}`)

/** Answers a mail of the outbox as a mail program of the person it went to would: with the mail quoted below. It goes the way of every mail that comes in. */
export async function answerFromOutbox(ctx: Context, mail: OutboxMail, text: string): Promise<void> {
  const quoted = mail.plain
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
  const node = new MailComposer({
    from: mail.to,
    to: mail.replyTo,
    subject: `Re: ${mail.subject}`,
    inReplyTo: mail.messageId,
    text: [text, '', `On ${mail.date}, ${mail.from} wrote:`, ...quoted].join('\n'),
    date: ctx.clock.now(),
  }).compile()
  await acceptMail(ctx, await node.build(), { way: 'outbox', to: [mail.replyTo], from: mail.to })
}
