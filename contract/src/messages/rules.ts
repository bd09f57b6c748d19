import { isBlank } from '../listings/rules.ts'
import { wordsIn } from './find-words.ts'

/** Rules of a message to the owner of a listing, with their exact texts: used by the server's schemas and by the form. */

export const messageLimit = 5_000
/** Of Messages sent. */
export const sentMessagesPerPage = 10

export const messageTermsMissing = 'You must agree to the terms of use'
/** Shown to people who have not confirmed their address; elsewhere the word is confirm. */
export const messageUnconfirmed = 'Please verify your email address to message.'
export const messageConfirmFirst = 'Please confirm your e-mail address first: open the link in our e-mail.'

/** Where what is left without a copy of our email is nothing. */
export const messageOnlyQuoted =
  'This is a copy of our email, with links that only you should have. Please write the message in your own words.'

/** Terms that only cheats write: a message with one of them is not sent. Each organisation adapts both lists. */
const blockedTerms = ['western union', 'moneygram', 'scan this qr']

/** Terms that cheats often write, and others now and then: the message is sent, with a caution beside it. */
const cautionTerms = [
  ...['gift card', 'bitcoin', 'courier will pick up', 'my agent will collect', 'certified cheque'],
  ...['verification code', 'deposit to hold', 'whatsapp', 'telegram'],
]

/** Returns the terms of a message that call for a caution; usually none. */
export const findCautionTerms = (body: string): string[] => wordsIn(body, cautionTerms)

/** Returns the sentence that says why a message cannot be sent, or undefined. */
export function messageError(body: string): string | undefined {
  if (isBlank(body)) return 'Message is required'
  if ([...body].length > messageLimit)
    return `Use at most ${messageLimit.toLocaleString('en-CA')} characters for the message`
  const [word] = wordsIn(body, blockedTerms)
  return word && `“${word}” is how people are cheated. Please leave it out: meet, look at the equipment, then pay.`
}
