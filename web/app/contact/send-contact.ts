import { contactCaptchaFailed } from '@reable/contract/contact/rules'
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

/** Mails what was written, and says what became of it. Answers the no, for the form. */
export async function sendContact(
  values: ContactValues,
  captchaAnswer: string | undefined,
): Promise<RefusedReply | undefined> {
  // The server would say the same; whoever could not be checked is not counted as having tried.
  if (!captchaAnswer) return { failure: { error: contactCaptchaFailed } }
  const reply = await browserApi('contactUs', { body: { ...values, recaptcha: captchaAnswer, termsOfUse: true } })
  alerts.show(reply.ok ? messageSent : messageFailed(reply))
  return reply.ok ? undefined : reply
}
