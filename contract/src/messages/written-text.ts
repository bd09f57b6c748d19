import { trimEndOf } from '../text/trim-end-of.ts'
import { normalizeLookAlikes } from './find-words.ts'

/** The letters that digits and signs stand for in a word; what stands for i and what stands for l cannot be told apart. */
const letterOfSign = new Map(
  Object.entries({
    '4': 'a',
    '@': 'a',
    '3': 'e',
    '1': 'i',
    l: 'i',
    '|': 'i',
    '!': 'i',
    '0': 'o',
    '5': 's',
    $: 's',
    '7': 't',
  }),
)

/** A word in the text: as what it is compared, and where it stands. */
type Token = { key: string; start: number; end: number }

const keyOf = (word: string): string => [...word].map((letter) => letterOfSign.get(letter) ?? letter).join('')

/** A word without the s of its plural, so that both are the same. */
const singular = (key: string): string => (key.length > 2 && key.endsWith('s') ? key.slice(0, -1) : key)

/** At an end, a sign is one: "whatsapp!" is no longer word. */
function withoutSigns(word: string): string {
  let start = 0
  while (start < word.length - 1 && '@$|!'.includes(word.charAt(start))) start++
  return trimEndOf(word.slice(start), '@|!')
}

function tokensOf(text: string): Token[] {
  const plain = normalizeLookAlikes(text).replace(/['’ʼ`´]/g, '')
  return [...plain.matchAll(/[\p{L}\p{N}@$|!]+/gu)].flatMap(({ 0: word, index }) => {
    const trimmed = withoutSigns(word)
    return trimmed ? [{ key: keyOf(trimmed), start: index, end: index + word.length }] : []
  })
}

/** What a list of words is looked up by: the phrases that begin with each word. */
type Phrases = Map<string, { keys: string[]; phrase: string }[]>

/** By the words of each list, which come from the database anew with every message. */
const known = new Map<string, Phrases>()
/** Far more lists than there are: volunteers change one now and then. */
const maxKnown = 200

function phrasesOf(words: readonly string[]): Phrases {
  const name = words.join('\n')
  const cached = known.get(name)
  if (cached) return cached
  const phrases: Phrases = new Map()
  for (const phrase of words) {
    const keys = tokensOf(phrase).map(({ key }) => singular(key))
    const [first = ''] = keys
    phrases.set(first, [...(phrases.get(first) ?? []), { keys, phrase }])
  }
  if (known.size >= maxKnown) known.clear()
  known.set(name, phrases)
  return phrases
}

export type FoundPhrase = { phrase: string; start: number; end: number }

/**
 * A text that is read once, however many lists of words are looked for in it. A phrase is found as whole words, whatever stands between
 * them but letters, and in the plural too; look-alikes count as the letters that they are taken for.
 */
export class WrittenText {
  readonly #tokens: Token[]
  readonly #keys: string[]

  constructor(text: string) {
    this.#tokens = tokensOf(text)
    this.#keys = this.#tokens.map(({ key }) => singular(key))
  }

  find(words: readonly string[]): FoundPhrase[] {
    const phrases = phrasesOf(words)
    return this.#keys.flatMap((key, at) =>
      (phrases.get(key) ?? []).flatMap(({ keys, phrase }) => {
        const [first, last] = [this.#tokens[at], this.#tokens[at + keys.length - 1]]
        if (!first || !last || keys.some((key, next) => this.#keys[at + next] !== key)) return []
        return [{ phrase, start: first.start, end: last.end }]
      }),
    )
  }
}

/** In characters: how far apart words stand at most that count together. */
const nearby = 60

/** Returns the phrases of one list that stand near one of the other; both in the order in which they stand. */
export function findTogether(ones: readonly FoundPhrase[], others: readonly FoundPhrase[]): FoundPhrase[] {
  let from = 0
  return ones.filter(({ start, end }) => {
    while ((others[from]?.end ?? Number.POSITIVE_INFINITY) < start - nearby) from++
    const other = others[from]
    return other !== undefined && other.start <= end + nearby
  })
}
