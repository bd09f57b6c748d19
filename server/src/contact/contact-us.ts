import { createHash } from 'node:crypto'
import { contactCaptchaMissing } from '@reable/contract/contact-rules'
import { checkCaptcha } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { claimSending, wasJustSent } from './contact-queries.ts'
import { contactLetter } from './letters/contact-letter.tsx'

export type ContactMessage = { name: string; email: string; body: string; captcha: string }

/**
 * Mails the organisation what somebody wrote; answers go to the sender's own address. The same words from the same address
 * within a minute are one message, whatever became of the first answer. Refuses as invalid a check that is not good.
 */
export async function contactUs(ctx: Context, message: ContactMessage): Promise<void> {
  const digest = digestOf(message)
  if (await wasJustSent(ctx, digest)) return
  const isPerson = await checkCaptcha(ctx, { answer: message.captcha })
  // The other of two at once has used up the check that both bring.
  if (!isPerson && (await wasJustSent(ctx, digest))) return
  if (!isPerson) throw new Refusal('invalid', contactCaptchaMissing, { errors: { recaptcha: [contactCaptchaMissing] } })
  const letter = await contactLetter(ctx, message)
  await inTransaction(ctx, async (ctx) => {
    if (await claimSending(ctx, digest)) await queueMail(ctx, letter)
  })
}

const digestOf = ({ name, email, body }: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify([name, email, body]))
    .digest()
