import { normalizeText } from '@reable/contract/text/harmless-text'
import type { Catalogue } from '#catalogue'

/** The kind that a search names, and where in the text it does. */
export type KindMatch = {
  categoryId?: number | undefined
  /** The category as it was named: "Wheelchairs" of Wheelchairs and Seating. */
  label?: string | undefined
  /** Every type that may be meant. */
  typeIds: number[]
  /** The one that is meant without a doubt. */
  typeId?: number | undefined
  from: number
  to: number
}

/** One name of a category or an equipment type, word by word, plurals aside. */
type Phrase = { words: string; label: string; categoryId?: number; typeId?: number; isName?: boolean }

const maxWords = 5

type Word = { word: string; from: number; to: number }

/** Returns the words of a text with their positions; "walkers" and "walker" are one. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: singular(normalizeText(word, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()),
    from: index,
    to: index + word.length,
  }))
}

const singular = (word: string) =>
  word.length < 4 || word.endsWith('ss') ? word : word.replace(/(ch|sh|x)es$/, '$1').replace(/s$/, '')

const plain = (text: string) =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ')

/** "Shower chair or bath seat" are two names; what stands in brackets, after a dash or after "for" only tells more. */
const namesIn = (text: string) =>
  text
    .replace(/\([^()]*\)/g, '')
    .split(/ or |, | and /)
    .map((name) => name.replace(/ (-|for) .*/, '').trim())

const phrasesCache = new WeakMap<Catalogue, Phrase[]>()

function phrasesOf(catalogue: Catalogue): Phrase[] {
  const cached = phrasesCache.get(catalogue)
  if (cached) return cached
  const phrases = [
    ...[...catalogue.categories.values()].flatMap(({ id, name }) =>
      namesIn(name).map((label) => ({ words: plain(label), label, categoryId: id })),
    ),
    ...[...catalogue.types.values()].flatMap(({ id, name, synonyms }) =>
      [...namesIn(name), ...synonyms].map((label, at) => {
        return { words: plain(label), label, typeId: id, isName: at < namesIn(name).length }
      }),
    ),
  ].filter(({ words }) => words !== '')
  phrasesCache.set(catalogue, phrases)
  return phrases
}

/**
 * Returns the category or the equipment types that a text names: by the longest of their names or of what else people call them, else by
 * what those end with, as a "walker" is a rolling walker too.
 */
export function kindIn(text: string, catalogue: Catalogue): KindMatch | undefined {
  const words = wordsOf(text)
  const phrases = phrasesOf(catalogue)
  for (let length = Math.min(maxWords, words.length); length > 0; length--) {
    const runs = words.slice(0, words.length - length + 1).map((_, at) => words.slice(at, at + length))
    const matches = runs.flatMap((run) => matchRun(run, phrases) ?? [])
    const best = matches.find(({ exact }) => exact) ?? matches[0]
    if (best) return best
  }
  return undefined
}

function matchRun(run: Word[], phrases: Phrase[]): (KindMatch & { exact: boolean }) | undefined {
  const runText = run.map(({ word }) => word).join(' ')
  const same = phrases.filter(({ words }) => words === runText)
  const ending = phrases.filter(({ words }) => words.endsWith(` ${runText}`))
  const category = same.find(({ categoryId }) => categoryId !== undefined)
  // A type that shares a part alone with its category's name, such as "Bed or chair risers", is not what is meant.
  const typeIds = typesOf([...(category ? [] : same), ...ending])
  if (!category && !typeIds.length) return undefined
  // "Cane" is the cane, though some call a bed rail a bed cane; a "walker" is any that has it in its name.
  const likely = typesOf([...same, ...ending.filter(({ isName }) => isName || !same.length)])
  return {
    categoryId: category?.categoryId,
    label: category?.label,
    typeIds,
    typeId: category || likely.length > 1 ? undefined : likely[0],
    from: (run[0] as Word).from,
    to: (run.at(-1) as Word).to,
    exact: same.length > 0,
  }
}

const typesOf = (phrases: Phrase[]) => [...new Set(phrases.flatMap(({ typeId }) => typeId ?? []))]
