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
  text
    .normalize('NFKD')
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

const letterPattern = (letter: string): string => {
  if (letter === ' ' || letter === '-') return '[\\s-]+'
  const characters = charactersByLetter.get(letter)
  return characters ? `[${characters}]` : letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
}

/** Builds a pattern that finds a term as whole words, whatever the spacing, and in the plural too. */
const wordPattern = (words: string) =>
  new RegExp(
    `(^|[^\\p{L}\\p{N}])${[...normalizeLookAlikes(words)].map(letterPattern).join('')}[s5$]?(?![\\p{L}\\p{N}])`,
    'u',
  )

const patterns = new Map<string, RegExp>()

/** More than there ever are at once: those that volunteers try are forgotten again. */
const maxPatterns = 2_000

function patternOf(words: string): RegExp {
  const cached = patterns.get(words)
  if (cached) return cached
  const pattern = wordPattern(words)
  if (patterns.size >= maxPatterns) patterns.clear()
  patterns.set(words, pattern)
  return pattern
}

/** Returns the terms of a list that a text contains, which was normalized before. */
export const wordsAmong = (normalized: string, words: readonly string[]): string[] =>
  words.filter((word) => patternOf(word).test(normalized))

/** Returns the terms of a list that a text contains, look-alike letters included. The text that is stored or shown never changes. */
export const wordsIn = (text: string, words: readonly string[]): string[] =>
  wordsAmong(normalizeLookAlikes(text), words)

/** Whether two names look the same at a glance: capitals, accents and letters of other alphabets aside. */
export const looksSame = (one: string, other: string): boolean =>
  normalizeLookAlikes(one) === normalizeLookAlikes(other)
