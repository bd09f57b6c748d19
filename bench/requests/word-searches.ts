import type { ListQuery } from './address.ts'
import { pick } from './draw.ts'
import { kindPlacePrice } from './filters.ts'
import { drawListings, type Sample } from './samples.ts'
import { drawTypos } from './typos.ts'
import { drawSearches, searchableWords } from './words.ts'

/** So many searches by words of each kind, by what they ask for. Whatever they are narrowed by, a listing matches. */
export const wordSearches = (count: number): Record<string, (dataFolder: string) => Promise<ListQuery[]>> => ({
  'one word, newest': async (folder) => sorted('newest', await drawSearches(folder, count, 1)),
  'one word, best match': async (folder) => sorted('best_match', await drawSearches(folder, count, 1)),
  'two words, newest': async (folder) => sorted('newest', await drawSearches(folder, count, 2)),
  'two words, best match': async (folder) => sorted('best_match', await drawSearches(folder, count, 2)),
  'a misspelt word': async (folder) => {
    const typos = await drawTypos(folder, count)
    return sorted(
      'best_match',
      typos.map(({ typed }) => typed),
    )
  },
  'a word and a category': (folder) => drawNarrowed(folder, count, ({ category }) => ({ category })),
  'a word and a place': (folder) => drawNarrowed(folder, count, ({ location }) => ({ location })),
  'a word, category, place and price': (folder) => drawNarrowed(folder, count, kindPlacePrice),
})

const sorted = (sorted_by: 'newest' | 'best_match', texts: string[]): ListQuery[] =>
  texts.map((search_query) => ({ search_query, sorted_by }))

/** A word of a listing's title with a filter that lets the same listing through, the best match first. */
async function drawNarrowed(dataFolder: string, count: number, filterOf: (sample: Sample) => ListQuery) {
  const samples = await drawListings(dataFolder, count * 2)
  const words = await searchableWords(dataFolder, samples)
  const queries = samples.flatMap((sample, at) =>
    words[at]?.length ? [{ ...filterOf(sample), search_query: pick(words[at]) }] : [],
  )
  return queries.slice(0, count)
}
