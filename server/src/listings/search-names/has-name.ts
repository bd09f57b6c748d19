import type { SearchNameSort } from '@reable/contract/search-names/rules'
import { tokensOf } from '../understand/tokens.ts'

/** Returns whether a search has a name in it, word by word, or all words of a need, in any order. */
export function hasName(name: string, sort: SearchNameSort): (search: string) => boolean {
  const sought = wordsOf(name)
  if (sort === 'name') return (search) => ` ${wordsOf(search).join(' ')} `.includes(` ${sought.join(' ')} `)
  return (search) => {
    const words = new Set(wordsOf(search))
    return sought.every((word) => words.has(word))
  }
}

const wordsOf = (text: string): string[] =>
  tokensOf(text).map((token) => (token.type === 'word' ? token.key : token.text))
