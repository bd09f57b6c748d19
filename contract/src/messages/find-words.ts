import { normalizeText } from '../text/harmless-text.ts'

/**
 * Each plain letter, followed by the letters of other alphabets that look like it once forms and accents are removed;
 * capitals where they resemble another letter than their small form does. Not all that exist: enough that the other languages of a keyboard
 * cannot hide a term.
 */
const lookAlikes = [
  ...['aаαɑᴀ', 'bвβʙ', 'cсςᴄ', 'dԁđᴅ', 'eеεєᴇ', 'fꜰ', 'gɡɢ', 'hһнħʜΗ', 'iіιıɪ', 'jјᴊ', 'kкκᴋ', 'lłʟӏ', 'mмᴍ'],
  ...['nηпոɴΝ', 'oоοøօᴏ', 'pрρᴘ', 'qԛ', 'rгʀ', 'sѕꜱ', 'tтτᴛ', 'uυսᴜ', 'vνѵᴠ', 'wԝωᴡ', 'xхχ', 'yуγʏΥ', 'zᴢ'],
]

const plainLetterByLookAlike = new Map(
  lookAlikes.flatMap(([plain = '', ...others]) => others.map((other) => [other, plain])),
)

/** Reduces a text to what a reader sees at a glance: without invisible characters and accents, look-alikes replaced by plain letters. */
export const normalizeLookAlikes = (text: string): string =>
  normalizeText(text, 'NFKD')
    .replace(/[\p{Cf}\p{M}\u115f\u1160\u2800]/gu, '')
    .replace(
      /\P{ASCII}/gu,
      (letter) => plainLetterByLookAlike.get(letter) ?? plainLetterByLookAlike.get(letter.toLowerCase()) ?? letter,
    )
    .toLowerCase()

/** The characters that may stand for a letter inside a word; a number by itself is no word. */
const charactersByLetter = new Map(
  Object.entries({ a: 'a4@', e: 'e3', i: 'i1l!|', l: 'l1i|', o: 'o0', s: 's5$', t: 't7' }),
)

const charactersFor = (letter: string): string => charactersByLetter.get(letter) ?? letter

/** What may stand behind a word in the plural. */
const pluralEndings = 's5$'

const isSeparator = (letter: string): boolean => letter === '-' || letter.trim() === ''

const isOfWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** A text's letters, each run of blanks and hyphens as one blank. */
function lettersOf(normalized: string): string[] {
  const letters: string[] = []
  for (const letter of normalized) {
    if (!isSeparator(letter)) letters.push(letter)
    else if (letters.at(-1) !== ' ') letters.push(' ')
  }
  return letters
}

const terms = new Map<string, string[]>()

/** More than there ever are at once: those that volunteers try are forgotten again. */
const maxTerms = 2_000

function lettersOfTerm(words: string): string[] {
  const cached = terms.get(words)
  if (cached) return cached
  const letters = lettersOf(normalizeLookAlikes(words))
  if (terms.size >= maxTerms) terms.clear()
  terms.set(words, letters)
  return letters
}

/** A text that is read once, however many terms are looked for in it: where words begin is found by their first letter. */
export type ReadText = { letters: string[]; startsByLetter: Map<string, number[]> }

/** Reads a text as it looks at a glance. */
export function readText(text: string): ReadText {
  const letters = lettersOf(normalizeLookAlikes(text))
  const startsByLetter = new Map<string, number[]>()
  for (const [at, letter] of letters.entries()) {
    if (isOfWord(letters[at - 1])) continue
    const starts = startsByLetter.get(letter)
    if (starts) starts.push(at)
    else startsByLetter.set(letter, [at])
  }
  return { letters, startsByLetter }
}

/** Whether a term stands at this place, and no longer word does; in the plural too. */
function standsAt({ letters }: ReadText, start: number, term: readonly string[]): boolean {
  const matches = term.every((letter, at) => {
    const found = letters[start + at]
    return found !== undefined && charactersFor(letter).includes(found)
  })
  if (!matches) return false
  const end = start + term.length
  return !isOfWord(letters[end]) || (pluralEndings.includes(letters[end] ?? '') && !isOfWord(letters[end + 1]))
}

/** Returns the terms of a list that a text contains as whole words, whatever the spacing. */
export const wordsAmong = (text: ReadText, words: readonly string[]): string[] =>
  words.filter((word) => {
    const term = lettersOfTerm(word)
    const starts = [...charactersFor(term[0] ?? '')].flatMap((letter) => text.startsByLetter.get(letter) ?? [])
    return starts.some((start) => standsAt(text, start, term))
  })

/** Returns the terms of a list that a text contains, look-alike letters included. The text that is stored or shown never changes. */
export const wordsIn = (text: string, words: readonly string[]): string[] => wordsAmong(readText(text), words)

/** Whether two names look the same at a glance: capitals, accents and letters of other alphabets aside. */
export const looksSame = (one: string, other: string): boolean =>
  normalizeLookAlikes(one) === normalizeLookAlikes(other)
