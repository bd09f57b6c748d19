import { normalizeLookAlikes } from '@reable/contract/messages/find-words'

/** Letters that are read for digits on a worn label. */
const digitOfLetter: Record<string, string> = { O: '0', I: '1', L: '1' }

const withDigits = (plain: string): string =>
  plain.toUpperCase().replace(/[OIL]/g, (letter) => digitOfLetter[letter] ?? '')

/** Returns a word as it is compared: capitals and digits alone, look-alikes of other alphabets as plain letters, O as 0, I and L as 1. */
export const keyOf = (text: string): string =>
  withDigits(normalizeLookAlikes(text.replace(marks, '')).replace(/[^\p{L}\p{N}]/gu, ''))

const markup = /<[^<>]{0,200}>/g
/** Signs that would become letters of the word before them. */
const marks = /[™℠®©]/gu

const isAscii = /^[\0-\x7f]*$/

/** Most texts have no other letters, and are read in a tenth of the time. */
const plainLetters = (text: string): string => (isAscii.test(text) ? text.toLowerCase() : normalizeLookAlikes(text))

/** A text in small plain letters, without markup. */
export const plainTextOf = (text: string): string => plainLetters(text.replace(markup, ' ').replace(marks, ' '))

const plainOf = (text: string): string => withDigits(plainTextOf(text))

/** The words of a text, in their order. */
export const wordKeys = (text: string): string[] => plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The parts of a text that a blank, a comma, a bracket or a slash separates: what a hyphen joins is one model, and 15064-2 is not 15064. */
export const partKeys = (text: string): string[] =>
  plainOf(text)
    .split(/[\s,;:()[\]{}/\\|"“”#•&+=]+/)
    // A price is no model.
    .filter((part) => !part.includes('$'))
    .map((part) => part.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)

/** What people write who do not know a brand or a model. */
const unknowns = new Set(
  `n/a, na, none, no, unknown, not known, not sure, unsure, don't know, I don't know, dont know, do not know,
    no idea, no name, no brand, no model, no label, no sticker, generic, other, x, xx, xxx, tbd, tba, see photo,
    see photos, see picture, see pictures, see description, label missing, missing, worn off, label worn off,
    cannot read, can't read, cannot read it, can't read it, illegible, not given, not stated, null, undefined, 0,
    00, 000`
    .split(/,\s+/)
    .map(keyOf),
)

/** Whether an answer names nothing: empty, an emoji, or words such as "not sure". */
export const isUnknown = (text: string): boolean => {
  const key = keyOf(text)
  return !key || unknowns.has(key)
}

/** By which listings are found that may name a brand: its first word, and the whole of it as one word. */
export function brandKeysOf(brands: readonly string[]): string[] {
  const keys = brands.flatMap((brand) => [wordKeys(brand)[0] ?? '', keyOf(brand)])
  return [...new Set(keys.filter(Boolean))]
}
