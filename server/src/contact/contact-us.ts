import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { contactCaptchaFailed, contactCaptchaMissing } from '@reable/contract/contact/rules'
import { checkCaptcha } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { memoizePerConfig } from '#platform/outbound'
import { Refusal } from '#platform/refusal'
import { claimSending, wasJustSent } from './contact-queries.ts'
import { contactEmail } from './emails/contact-email.tsx'

export type ContactMessage = { name: string; email: string; body: string; captcha: string }

/** The sends in progress: of two with one captcha the second waits for the first, which has used the captcha up. */
const sendsInFlight = memoizePerConfig(() => new Map<string, Promise<void>>())

/**
 * Mails the organisation what somebody wrote; answers go to the sender's own address. The same words from the same address
 * within a minute are one message, whatever became of the first answer. Refuses as invalid a captcha that is not solved.
 */
export function contactUs(ctx: Context, message: ContactMessage): Promise<void> {
  const inFlight = sendsInFlight(ctx)
  const key = `${digestOf(message).toString('base64')} ${message.captcha}`
  const existing = inFlight.get(key)
  if (existing) return existing
  const sending = send(ctx, message).finally(() => inFlight.delete(key))
  inFlight.set(key, sending)
  return sending
}

async function send(ctx: Context, message: ContactMessage): Promise<void> {
  const digest = digestOf(message)
  if (await wasJustSent(ctx, digest)) return
  const isPerson = await checkCaptcha(ctx, { answer: message.captcha })
  if (!isPerson && (await isSentMeanwhile(ctx, digest))) return
  if (!isPerson) throw new Refusal('invalid', contactCaptchaFailed, { errors: { recaptcha: [contactCaptchaMissing] } })
  const email = await contactEmail(ctx, message)
  await inTransaction(ctx, async (ctx) => {
    if (await claimSending(ctx, digest)) await queueMail(ctx, email)
  })
}

/** Another machine may have used up the captcha for the same send, and be about to store it. */
async function isSentMeanwhile(ctx: Context, digest: Buffer): Promise<boolean> {
  for (let attempt = 0; attempt < 8; attempt++) {
    if (await wasJustSent(ctx, digest)) return true
    await sleep(250)
  }
  return wasJustSent(ctx, digest)
}

const digestOf = ({ name, email, body }: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify([name, email, body]))
    .digest()
