import { isBlank } from '../listings/rules.ts'

/** Rules of what makes a message worrying, with their exact texts: used by the server and by the volunteers' room. */

/** The kinds of signals: what each of them looks for is written in the program, its words are the volunteers'. */
export const signalKinds = [
  'words',
  'words_together',
  'short_links',
  'false_links',
  'other_links',
  'moved_contact',
  'same_text',
  'new_account',
] as const

export type SignalKind = (typeof signalKinds)[number]

/** What a volunteer may change of a signal, and which lists its kind has: of words, or of the hosts of links. */
export const signalKindTexts: Record<SignalKind, { what: string; words?: string; nearWords?: string }> = {
  words: { what: 'One of these words, or more', words: 'Words' },
  words_together: {
    what: 'A word of each list, at most 60 characters apart',
    words: 'Words',
    nearWords: 'Words that stand near them',
  },
  short_links: { what: 'A link through a service that makes links short', words: 'Such services' },
  false_links: {
    what: 'A link that only looks like one of these sites, or like nothing but numbers',
    words: 'The true addresses of sites',
  },
  other_links: { what: 'Any other link' },
  moved_contact: { what: 'A telephone number or an e-mail address in the first message' },
  same_text: { what: 'The same text to five people within seven days, 60 letters or longer' },
  new_account: { what: 'An account in its first week' },
}

export const weightLimit = 20
/** From this sum on the receiver is warned, and from that one on a volunteer looks at the message first. */
export const warnedFrom = 5
export const pendingFrom = 12

/** Of a signal. */
export const signalWordLimit = 200
/** Of all signals together: more would make each message slower to judge. */
export const signalLimit = 100
export const signalsFull = `There are ${signalLimit} signals already. Please change one that is there.`
export const signalWordLength = 60
export const signalNameLimit = 80
export const signalWarningLimit = 300

export function signalNameError(name: string): string | undefined {
  if (isBlank(name)) return 'Please give it a name'
  return [...name].length > signalNameLimit ? `Use at most ${signalNameLimit} characters for the name` : undefined
}

export const signalWarningError = (warning: string): string | undefined =>
  [...warning].length > signalWarningLimit ? `Use at most ${signalWarningLimit} characters for the warning` : undefined

/** The words of a signal from a text with one in each line, each once, in small letters. */
export const readSignalWords = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim().toLowerCase())
      .filter(Boolean),
  ),
]

/** Returns the sentence that says what is wrong with a list of words, or undefined. A word has a letter or digit at each end. */
export function signalWordsError(words: readonly string[]): string | undefined {
  if (words.length > signalWordLimit) return `Use at most ${signalWordLimit} lines`
  const long = words.find((word) => [...word].length > signalWordLength)
  if (long) return `Use at most ${signalWordLength} characters in a line`
  const odd = words.find((word) => !/^[\p{L}\p{N}]([\p{L}\p{N} .-]*[\p{L}\p{N}])?$/u.test(word))
  return odd === undefined
    ? undefined
    : `“${odd}” cannot be looked for: use letters, digits, blanks, hyphens and full stops`
}

/** Of a signal that is added: it is found by its words alone. */
export const addedWordsError = (words: readonly string[]): string | undefined =>
  words.length ? signalWordsError(words) : 'Please give at least one word to look for'

/** What a writer reads at a message that a volunteer looks at first, and at one that was not passed on. */
export const pendingText =
  'One of our volunteers looks at this message first, within a day. That happens now and then, and is nothing against you.'
export const returnedText =
  'A volunteer looked at this message, and it was not passed on. You can write it again in other words.'

/** What somebody reads who has begun as many conversations in a day as they may; `hours` until they can go on. */
export const manyPeopleText = (hours: number): string =>
  `You have written to many people today. So that everyone gets an answer, please go on in ${hours <= 1 ? 'an hour' : `${hours} hours`}.`
