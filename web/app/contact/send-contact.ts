import { contactCaptchaFailed, contactCaptchaMissing } from '@reable/contract/contact/rules'
import { browserApi } from '../api.ts'
import { messageFailed, messageSent } from '../messages/message-alerts.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import type { RefusedReply } from '../ui/form/refused-reply.ts'

export type ContactValues = {
  sender_name: string
  sender_email: string
  body: string
  recaptcha: boolean
  termsOfUse: boolean
}

/** Sends the message by e-mail and shows an alert with the result. Returns the refusal for the form, or undefined. */
export async function sendContact(
  values: ContactValues,
  captchaAnswer: string | undefined,
): Promise<RefusedReply | undefined> {
  // The server would answer the same; without a captcha answer the attempt does not count towards the limit.
  if (!captchaAnswer) return { failure: { error: `${contactCaptchaMissing}. ${contactCaptchaFailed}` } }
  const reply = await browserApi('contactUs', { body: { ...values, recaptcha: captchaAnswer, termsOfUse: true } })
  alerts.show(reply.ok ? messageSent : messageFailed(reply))
  return reply.ok ? undefined : reply
}
