/** Rules of what may not be listed here, with their exact texts: used by the server, by forms of listings and by the volunteers' room. */

import { isBlank } from '../listings/rules.ts'
import { normalizeLookAlikes, type ReadText, readText, wordsAmong } from '../messages/find-words.ts'

/**
 * An item that may not be listed here, and where it can go instead; empty where nothing is to be said. `words` reveal it in a title or
 * description; where there are none, only people can recognize it. `waits`: a volunteer looks at such a listing first, whatever its owner
 * says of it.
 */
export type ProhibitedItem = { what: string; instead: string; words: readonly string[]; waits: boolean }

/** A prohibited item that a text seems to offer, with the word that reveals it, and whether a volunteer looks first. */
export type ProhibitedMatch = { word: string; item: ProhibitedItem; waits: boolean }

/** Returns each of the items that a text seems to offer; capitals, blanks, a plural and look-alike letters aside. */
export function prohibitedIn(text: string, items: readonly ProhibitedItem[]): ProhibitedMatch[] {
  const read = readText(text)
  let withoutThings: ReadText | undefined
  return items.flatMap((item) => {
    const [word] = wordsAmong(read, item.words)
    if (!word) return []
    if (!item.waits) return [{ word, item, waits: false }]
    withoutThings ??= readText(withoutThingsFor(text))
    const [itself] = wordsAmong(withoutThings, item.words)
    return [{ word: itself ?? word, item, waits: itself !== undefined }]
  })
}

const wordsOf = (text: string) => new Set(text.split(' '))

/** Things that medicines and needles are kept in or used with, as in "insulin cooler" and "needle nose". */
const things = wordsOf(
  'bag bags bearing bearings belt belts book cabinet cabinets case cases container containers cooler coolers crusher crushers ' +
    'dispenser dispensers fridge fridges holder holders magnifier magnifiers nose organiser organisers organizer organizers ' +
    'pouch pouches roller splitter splitters threader threaders wallet wallets',
)

/** What may stand between the two: "insulin travel case". */
const between = wordsOf('carry carrying cooling pen pens pump storage travel')

/** What stands before a word that means something else, or something that is not there: "a case for insulin", "knitting needles". */
const before = wordsOf('crochet for knitting no pine sewing without')

/** Takes out the words that only say what a thing is for, and not what is in it. */
function withoutThingsFor(text: string): string {
  const normalized = normalizeLookAlikes(text)
  // A sign such as a full stop counts as a word: what it separates does not belong together.
  const words = [...normalized.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s-]/gu)].map(({ 0: word, index }) => ({
    word,
    index,
  }))
  const isForThing = (at: number): boolean => {
    const next = words[at + 1]?.word ?? ''
    return things.has(next) || (between.has(next) && things.has(words[at + 2]?.word ?? ''))
  }
  let rest = ''
  let from = 0
  for (const [at, { word, index }] of words.entries()) {
    if (!isForThing(at) && !before.has(words[at - 1]?.word ?? '')) continue
    rest += normalized.slice(from, index)
    from = index + word.length
  }
  return rest + normalized.slice(from)
}

/** Returns the words that the author of these texts is asked to say more about: a volunteer looks at the others anyway. */
export const wordsToCheck = (texts: readonly string[], items: readonly ProhibitedItem[]): string[] => {
  const matches = texts.flatMap((text) => prohibitedIn(text, items))
  return [...new Set(matches.filter(({ waits }) => !waits).map(({ word }) => word))]
}

/** The question to somebody whose text may offer a prohibited item, what the item is, and what they can do. */
export const prohibitedMessages = ({ word, item: { what, instead }, waits }: ProhibitedMatch) => ({
  question: waits ? `“${word}” can’t be listed here` : `“${word}”: is this something that cannot be listed here?`,
  about: `${what}. ${instead}`.trim(),
  goOn: waits
    ? 'If you leave the word in, a volunteer will look at your listing before others can see it.'
    : 'If yours is something else, tick the box.',
})

/** The statement that somebody ticks about a word. */
export const wordMeansOther = (word: string) => `I’m not listing this. “${word}” means something else here.`

/** What is said to somebody who has not ticked it. */
export const wordUnchecked = (words: readonly string[]) =>
  `Tick the box about ${words.map((word) => `“${word}”`).join(' and ')}, or take ${words.length > 1 ? 'the words' : 'the word'} out`

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
