import { stopWords } from './stop-words.ts'
import type { WordLookup } from './vocabulary-queries.ts'

/** Words that can be a typo: letters only, and long enough to recognize what was meant. */
const word = /(?<![\p{L}\p{M}\p{N}])\p{L}{4,30}(?![\p{L}\p{M}\p{N}])/gu

export const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(word) ?? [])]

type LookedUpWord = Pick<WordLookup, 'word' | 'known' | 'near'>

/** Returns the text with each unknown word read as the nearest known one; the rest, marks and all, stays as typed. */
export function correct(text: string, lookups: LookedUpWord[]): string {
  const corrections = new Map(lookups.map((one) => [one.word, correctionOf(one)]))
  return text.replace(word, (typed) => corrections.get(typed.toLowerCase()) ?? typed)
}

/** Returns the word that an unknown one is read as. */
export const correctionOf = (one: LookedUpWord): string | undefined =>
  one.known || stopWords.has(one.word) ? undefined : candidatesFor(one)[0]

/** Returns the known words that one may be, those with the fewest typos first; of two alike the one that more listings use. */
export const candidatesFor = ({ word, near: similar }: LookedUpWord): string[] =>
  similar
    .map((one) => ({ ...one, typos: one.word.startsWith(word) ? 0.5 : countTypos(word, one.word) }))
    .filter((one) => one.typos <= maxTypos(word))
    .sort((one, other) => one.typos - other.typos || other.listings - one.listings)
    .map((one) => one.word)

/** More letters leave room for more typos: one in four, two in six, three from nine on. */
const maxTypos = (word: string) => (word.length < 6 ? 1 : word.length < 9 ? 2 : 3)

/**
 * Returns how many typos lie between two words: a letter too many, too few, another, or two that changed places (the distance of
 * Damerau and Levenshtein, for adjacent letters).
 */
export function countTypos(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const [above, before] = [rows[i - 1] as number[], rows[i - 2]]
      row[j] = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + same,
        swapped && before ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] as number
}
