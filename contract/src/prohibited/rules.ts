/** Rules of what may not be listed here, with their exact texts: used by the server, by forms of listings and by the volunteers' room. */

import { isBlank } from '../listings/rules.ts'
import { readText, wordsAmong } from '../messages/find-words.ts'

/**
 * An item that may not be listed here, and where it can go instead; empty where nothing is to be said. `words` reveal it in a title or
 * description; where there are none, only people can recognize it.
 */
export type ProhibitedItem = { what: string; instead: string; words: readonly string[] }

/** A prohibited item that a text seems to offer, with the word that reveals it. */
export type ProhibitedMatch = { word: string; item: ProhibitedItem }

/** Returns each of the items that a text seems to offer; capitals, blanks, a plural and look-alike letters aside. */
export function prohibitedIn(text: string, items: readonly ProhibitedItem[]): ProhibitedMatch[] {
  const read = readText(text)
  return items.flatMap((item) => {
    const [word] = wordsAmong(read, item.words)
    return word ? [{ word, item }] : []
  })
}

/** Returns the words that the author of these texts is asked about. */
export const wordsToCheck = (texts: readonly string[], items: readonly ProhibitedItem[]): string[] => [
  ...new Set(texts.flatMap((text) => prohibitedIn(text, items)).map(({ word }) => word)),
]

/** The question to somebody whose text may offer a prohibited item, what the item is, and how to go on where it is none. */
export const prohibitedMessages = ({ word, item: { what, instead } }: ProhibitedMatch) => ({
  question: `“${word}”: is this something that cannot be listed here?`,
  about: `${what}. ${instead}`.trim(),
  goOn: 'If yours is something else, go on.',
})

/** In characters. */
export const prohibitedTextLimit = 200
export const prohibitedWordLimit = 60
/** Of one item. */
export const prohibitedWordsLimit = 40
/** Of all items together: each listing is looked through for all of them. */
export const allProhibitedWordsLimit = 400
export const prohibitedLimit = 100

export const prohibitedFull = `There are ${prohibitedLimit} items, and there is no room for more. Please change one that is there.`

/** How many of the listings that were published last a change is tried on, and how many of those found are named. */
export const triedListings = 100
export const triedTitles = 10

export function whatError(what: string): string | undefined {
  if (isBlank(what)) return 'Please write what may not be listed'
  return [...what].length > prohibitedTextLimit
    ? `Use at most ${prohibitedTextLimit} characters for what may not be listed`
    : undefined
}

export const insteadError = (instead: string): string | undefined =>
  [...instead].length > prohibitedTextLimit
    ? `Use at most ${prohibitedTextLimit} characters for where it can go instead`
    : undefined

/** A word has a letter or digit at each end; blanks and hyphens stand for each other. */
export function prohibitedWordsError(words: readonly string[]): string | undefined {
  if (words.length > prohibitedWordsLimit) return `Use at most ${prohibitedWordsLimit} words`
  if (words.some((word) => [...word].length > prohibitedWordLimit))
    return `Use at most ${prohibitedWordLimit} characters for one of the words`
  const odd = words.find((word) => !/^[\p{L}\p{N}]([\p{L}\p{N} -]*[\p{L}\p{N}])?$/u.test(word))
  if (odd !== undefined) return `“${odd}” cannot be looked for: use letters, digits, blanks and hyphens`
  const short = words.find((word) => [...word].length < 3)
  return short === undefined ? undefined : `“${short}” is too short: other words would be taken for it`
}

/** What a change would break, in the words that refuse it. */
export const prohibitedBreaks = {
  what: (what: string) => `“${what}” stands in the list already.`,
  word: (word: string, what: string) =>
    `“${word}” reveals another item already: “${what}”. Whoever writes it would be asked twice.`,
  twice: (word: string) => `“${word}” is there twice, or looks like another of these words.`,
  room: `All items together have at most ${allProhibitedWordsLimit} words. Please take some out first.`,
} as const
