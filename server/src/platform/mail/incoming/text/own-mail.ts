import { organisation } from '@reable/contract/organisation'
import type { Config } from '#platform/config'

/** What we know of our own emails and of who answers one. A quote is known by it, in whatever language and program it was written. */
export type OwnMail = {
  /** The domain of the addresses that stand for people in conversations. */
  replyDomain: string | undefined
  /** The address that our emails come from. */
  from: string
  /** The host that our links lead to. */
  host: string
  /** The addresses of the writer, in small letters. */
  addresses: string[]
}

/** Returns what is known of our emails, and of a writer with these addresses. */
export const ownMailOf = ({ mail, mailIn, http }: Config, addresses: string[]): OwnMail => ({
  replyDomain: mailIn?.domain,
  from: mail.from.toLowerCase(),
  host: new URL(http.publicUrl).hostname.toLowerCase(),
  addresses: addresses.map((address) => address.toLowerCase()).filter(Boolean),
})

const throughUs = `(through ${organisation.name.toLowerCase()})`

/** True for text with an address that stands for somebody, our From, or a link of ours with a token. */
export function containsOurs(text: string, own: OwnMail): boolean {
  const lower = text.toLowerCase()
  if (lower.includes(throughUs) || containsOurAddress(lower, own)) return true
  return lower.includes('token') && lower.split(/\s/).some((word) => isTokenLink(word, own))
}

function containsOurAddress(lower: string, { replyDomain, from }: OwnMail): boolean {
  if (replyDomain && (lower.includes(`@${replyDomain}`) || lower.includes(`%40${replyDomain}`))) return true
  // The address at which everybody may write to us is no sign of a quote.
  return from !== organisation.email && lower.includes(from)
}

/** Mail filters put a link of ours, encoded once or twice, into one of theirs. */
const isTokenLink = (word: string, { host }: OwnMail): boolean =>
  word.includes(host) && ['token=', 'token%3d', 'token%253d'].some((sign) => word.includes(sign))

/**
 * True for a line that opens a quote of something the writer got or sent: it has their own address in brackets after their name, beside a
 * label, a date or another address. In a sentence it is an answer, such as "write to me at rosa@village.example".
 */
export function opensWithOwnAddress(line: string, { addresses }: OwnMail): boolean {
  const lower = line.slice(0, maxLineLength).toLowerCase()
  const own = addresses.find((address) => lower.includes(address))
  if (own === undefined) return false
  const labelled = isLabelled(line)
  const isBeside =
    labelled || hasDate(line) || lower.split(/\s/).some((word) => word.includes('@') && !word.includes(own))
  // Programs that write links as text put an address in a sentence twice, the second time in brackets.
  const named = lower.includes(`<${own}>`) && !lower.includes(`${own} <${own}>`)
  const bracketed = named || (labelled && [`<${own}>`, `[mailto:${own}]`].some((written) => lower.includes(written)))
  return isBeside && (bracketed || (endsInColon(line) && !labelled))
}

/** Longer lines are prose. */
const maxLineLength = 1_000
const maxLabelLength = 30

/** True for "From: Ben", "*보낸 사람:* Ben" and the like: a word or three, and a colon. */
export function isLabelled(line = ''): boolean {
  const start = line.slice(0, maxLabelLength)
  const colon = start.search(/[:：]/)
  return colon > 0 && /^[\p{L}\p{M}\u200c\s*_.-]+$/u.test(start.slice(0, colon)) && line[colon + 1] !== '/'
}

/** True for a line with two numbers beside its addresses and links, as the date of an email has. */
export function hasDate(line = ''): boolean {
  const words = line.slice(0, maxLineLength).split(/\s/)
  const beside = words.filter((word) => !word.includes('@') && !word.includes('://')).join(' ')
  return (beside.match(/\p{Nd}+/gu) ?? []).length >= 2
}

/** True for a line with a time of day beside another number, as every email's head has. */
export const hasTime = (line: string): boolean => hasDate(line) && /(^|\D)\p{Nd}{1,2}[:：]\p{Nd}{2}/u.test(line)

/** True for a label with the writer's own address that is not how people say where to write to them, such as "Email: rosa@village.example". */
export function isAddressee(line: string, { addresses }: OwnMail): boolean {
  const lower = line.slice(0, maxLineLength).toLowerCase()
  const label = lower.slice(0, lower.search(/[:：]/))
  return (
    !label.includes('mail') &&
    !label.includes('cour') &&
    !label.includes('corr') &&
    addresses.some((address) => lower.includes(address))
  )
}

/** True for a line that leads to what comes below it. */
export const endsInColon = (line = ''): boolean => /[:：]$/.test(line.trimEnd())

export const endsSentence = (line = ''): boolean => /[.!?。！？।]$/.test(line.trimEnd())

/** True for "-----Original Message-----" in whatever language, and for a ruled line. */
export function isSeparator(line = ''): boolean {
  const bare = line.slice(0, maxLineLength).trim()
  const mark = bare[0] ?? ''
  return (
    mark !== '' &&
    '-_=*'.includes(mark) &&
    bare.startsWith(mark.repeat(3)) &&
    bare.endsWith(mark.repeat(3)) &&
    bare.length >= 8
  )
}
