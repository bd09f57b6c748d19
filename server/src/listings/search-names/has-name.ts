import type { SearchNameSort } from '@reable/contract/search-names/rules'
import { normalizeText } from '@reable/contract/text/harmless-text'

/** Returns whether a search has a name in it, word by word, or all words of a need, in any order. */
export function hasName(name: string, sort: SearchNameSort): (search: string) => boolean {
  const sought = wordsOf(name)
  if (sort === 'name') return (search) => ` ${wordsOf(search).join(' ')} `.includes(` ${sought.join(' ')} `)
  return (search) => {
    const words = new Set(wordsOf(search))
    return sought.every((word) => words.has(word))
  }
}

/** Chinese has no blanks between words: each of its characters counts as one. */
const word = /\p{Script=Han}|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+/gv

const wordsOf = (text: string): string[] =>
  (
    normalizeText(text, 'NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .match(word) ?? []
  ).map(singular)

const singular = (word: string) =>
  word.length < 4 || word.endsWith('ss') ? word : word.replace(/(ch|sh|x)es$/, '$1').replace(/s$/, '')
