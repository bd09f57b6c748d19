import { normalizeText } from '@reable/contract/text/harmless-text'
import { stopWords } from './stop-words.ts'

/** Letters and digits, which are what words consist of; all else stands between them. */
const wordPattern = /[\p{L}\p{N}]+/gu

/** What nobody sees: it takes up no width, and is no part of a word. */
const noWidth = /\p{Default_Ignorable_Code_Point}+/gu

/** "18½" is 18 and a half, not 181 over 2. */
const fractionAfterDigit = /(\d)([¼-¾⅐-⅞])/gu

/**
 * Returns search terms as they are read: each letter in its one form, without what nobody sees. The function `words_in` of the database
 * does the same with what listings say. The signs for inches and feet stay one sign each.
 */
export const plainText = (text: string): string =>
  normalizeText(text.replace(fractionAfterDigit, '$1 $2').replaceAll('″', '"').replaceAll('′', "'"), 'NFKC').replace(
    noWidth,
    '',
  )

/** Returns whether a text has words, and only such as stand in every listing, by which none is found: "the", "with a". */
export function hasOnlyStopWords(text: string): boolean {
  const unaccented = normalizeText(text, 'NFKD').replace(/\p{M}/gu, '')
  const words = unaccented.toLowerCase().match(wordPattern)
  return words?.every((word) => stopWords.has(word)) ?? false
}

/** A term, or a phrase in quotes; each with a minus before it for what a listing must not have. */
const termPattern = /-?"[^"]*"|\S+/g

/**
 * Returns the text by which the database searches for terms: their words, split as those of listings are. Quotes, minus and "or" stay as
 * `websearch_to_tsquery` reads them.
 */
export const searchText = (terms: string): string => (terms.match(termPattern) ?? []).flatMap(readTerm).join(' ')

function readTerm(term: string): string | [] {
  if (/^or$/i.test(term)) return 'or'
  const words = term.match(wordPattern)
  if (!words) return []
  const phrase = `"${words.join(' ')}"`
  if (/^-["\p{L}\p{N}]/u.test(term)) return `-${phrase}`
  if (/^"[^"]*"/.test(term) || isOneWord(term, words)) return phrase
  // Between other signs "or" is a word as any other, and one of those that stand everywhere.
  return words.filter((word) => !/^or$/i.test(word)).join(' ')
}

/** Short words that are joined belong together, as in "L-shaped", "3-in-1", "1.5" and "1/2". */
const joined = /^[^\p{L}\p{N}]*[\p{L}\p{N}]+(?:(?:[-‐-–'’.]|(?<=\d)[/,](?=\d))[\p{L}\p{N}]+)+[^\p{L}\p{N}]*$/u

const isOneWord = (term: string, words: string[]) => words.some((word) => word.length < 3) && joined.test(term)
