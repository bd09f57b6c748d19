import { isBlank } from '../listings/rules.ts'
import { messageLimit } from '../messages/rules.ts'

/** Rules of the contact form with their exact texts: used by the server's schema and by the form. Those of the address are an account's. */

export const contactTermsMissing = 'You must agree to the Terms of Use'
export const contactCaptchaMissing = 'Recaptcha required'
/** For the check that a device does in the background: there is no box to tick. */
export const contactCaptchaFailed = 'The check did not work. Please send your message again'
/** Rows of the form's message. */
export const contactRows = 5

const nameLimit = 200

export function senderNameError(name: string): string | undefined {
  return [...name].length > nameLimit ? `Use at most ${nameLimit} characters for the name` : undefined
}

export function contactBodyError(body: string): string | undefined {
  if (isBlank(body)) return 'Message is required'
  const limit = messageLimit.toLocaleString('en-CA')
  return [...body].length > messageLimit ? `Use at most ${limit} characters for the message` : undefined
}
