import type { Answer } from '@reable/contract/client'
import { type SearchNameSort, shownSearches } from '@reable/contract/search-names/rules'
import type { Context } from '#platform/context'
import { storeRecentSearches } from '../search/recent-searches.ts'
import { selectRecentSearches } from '../search/recent-searches-queries.ts'
import { tokensOf } from '../understand/tokens.ts'

/** Finds the newest searches that have a name or need in them. */
export async function trySearchName(
  ctx: Context,
  { name, sort }: { name: string; sort: SearchNameSort },
): Promise<Answer<'trySearchName'>> {
  const searches = await newestSearches(ctx)
  const isFound = hasName(name, sort)
  const found = searches.filter(({ words }) => isFound(words))
  return { of: searches.length, found: found.length, searches: mostFrequent(found) }
}

/** Returns what the newest searches were for that found nothing. */
export async function listMissedWords(ctx: Context): Promise<Answer<'listMissedWords'>> {
  const searches = await newestSearches(ctx)
  return mostFrequent(searches.filter(({ total }) => total === 0))
}

/** With those of a moment ago. */
async function newestSearches(ctx: Context) {
  await storeRecentSearches(ctx)
  return selectRecentSearches(ctx)
}

/** The different ones with how often each was searched for, the most frequent and then the newest first. */
function mostFrequent(newestFirst: readonly { words: string }[]): { words: string; searches: number }[] {
  const counts = new Map<string, number>()
  for (const { words } of newestFirst) counts.set(words, (counts.get(words) ?? 0) + 1)
  return [...counts]
    .map(([words, searches]) => ({ words, searches }))
    .sort((a, b) => b.searches - a.searches)
    .slice(0, shownSearches)
}

/** Returns whether a search has a name in it, word by word, or all words of a need, in any order. */
function hasName(name: string, sort: SearchNameSort): (search: string) => boolean {
  const sought = wordsOf(name)
  if (sort === 'name') return (search) => ` ${wordsOf(search).join(' ')} `.includes(` ${sought.join(' ')} `)
  return (search) => {
    const words = new Set(wordsOf(search))
    return sought.every((word) => words.has(word))
  }
}

const wordsOf = (text: string): string[] =>
  tokensOf(text).map((token) => (token.type === 'word' ? token.key : token.text))
