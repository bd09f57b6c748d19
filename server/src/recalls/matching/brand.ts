import { keyOf, wordKeys } from './keys.ts'

/** A name of a brand, as it is looked for. */
export type Name = { words: string[]; key: string }

export const brandNameOf = (name: string): Name => ({ words: wordKeys(name), key: keyOf(name) })

type Where = { words: readonly string[]; key?: string; isText?: boolean }

const standsAt = (words: readonly string[], at: number, name: Name): boolean =>
  name.words.every((word, next) => words[at + next] === word)

/**
 * Whether a brand is named there. What somebody gives as the brand begins with it, or is it as one word; in a text it stands anywhere, but one
 * letter is no brand there.
 */
export function brandIn({ words, key, isText }: Where, name: Name): boolean {
  if (!name.key) return false
  if (!isText) return key === name.key || standsAt(words, 0, name)
  return name.key.length > 1 && words.some((_, at) => standsAt(words, at, name))
}

/** Ends a sentence: what comes next has a capital, whatever it is. */
const newSentence = /(^|[.!?\n:•*-])\s*$/

/** Whether a text has it as a name, with a capital that no beginning of a sentence gives it: "Drive bed rail", and not "easy to drive". */
export function isWrittenAsName({ title, description }: { title: string; description: string }, name: Name): boolean {
  return isNameIn(title, name, true) || isNameIn(description, name, false)
}

function isNameIn(text: string, { words: [first = ''] }: Name, isTitle: boolean): boolean {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].some(({ 0: word, index }) => {
    if (keyOf(word) !== first || word.charAt(0) === word.charAt(0).toLowerCase()) return false
    return isTitle || !newSentence.test(text.slice(Math.max(0, index - 4), index))
  })
}
