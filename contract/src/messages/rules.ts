import { isBlank } from '../listings/rules.ts'
import { wordsIn } from './find-words.ts'

/** Rules of a message to the owner of a listing, with their exact texts: used by the server's schemas and by the form. */

export const messageLimit = 5_000
/** Of Messages sent. */
export const sentMessagesPerPage = 10

export const messageTermsMissing = 'You must agree to the terms of use'
/** What stands in the message of someone who has not confirmed their address; elsewhere the word is confirm. */
export const messageUnconfirmed = 'Please verify your email address to message.'
export const messageConfirmFirst = 'Please confirm your e-mail address first: open the link in our e-mail.'

/** What only those write who cheat: a message with one of these is not sent. An organisation changes both lists to its own. */
const blockedTerms = ['western union', 'moneygram', 'scan this qr']

/** What those who cheat often write, and others now and then: the message is sent, with a caution beside it. */
const cautionTerms = [
  ...['gift card', 'bitcoin', 'courier will pick up', 'my agent will collect', 'certified cheque'],
  ...['verification code', 'deposit to hold', 'whatsapp', 'telegram'],
]

/** What to be careful about in a message, in its words; usually nothing. */
export const worriesIn = (body: string): string[] => wordsIn(body, cautionTerms)

/** What is wrong with a message. */
export function messageFault(body: string): string | undefined {
  if (isBlank(body)) return 'Message is required'
  if ([...body].length > messageLimit)
    return `Use at most ${messageLimit.toLocaleString('en-CA')} characters for the message`
  const [word] = wordsIn(body, blockedTerms)
  return word && `“${word}” is how people are cheated. Please leave it out: meet, look at the equipment, then pay.`
}
