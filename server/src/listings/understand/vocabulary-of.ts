import { otherNamesOf, postalAreasOf } from '#places'
import { AnswerCache } from '#platform/answer-cache'
import type { Context } from '#platform/context'
import { prohibitedItemsOf } from '#prohibited'
import { referenceListsOf } from '../browse/reference-lists.ts'
import { selectBrands, selectKnownWords } from '../search/vocabulary-queries.ts'
import { searchNamesOf } from '../search-names/search-names.ts'
import { knownBrands } from './known-brands.ts'
import { keyOf } from './tokens.ts'
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'

const minute = 60_000

/** What listings say changes with each of them: a minute old is good enough, and nobody waits for the next. */
const brandsCache = new AnswerCache<string[]>({ name: 'brands', ttl: minute, staleFor: 10 * minute, timeout: 15 })
const wordsCache = new AnswerCache<ReadonlySet<string>>({
  name: 'known words',
  ttl: minute,
  staleFor: 10 * minute,
  timeout: 15,
})

type Built = { sources: unknown[]; vocabulary: Vocabulary }
const built = new WeakMap<object, Built>()

/** Returns the vocabulary by which searches are read: built once for each state of what it consists of. */
export async function vocabularyOf(ctx: Context): Promise<Vocabulary> {
  const [{ catalogue, locations }, otherNames, names, prohibited, areas, listed] = await Promise.all([
    referenceListsOf(ctx),
    otherNamesOf(ctx),
    searchNamesOf(ctx),
    prohibitedItemsOf(ctx),
    postalAreasOf(ctx),
    brandsCache.get(ctx, '', () => selectBrands(ctx)),
  ])
  const sources = [catalogue, locations, otherNames, names, prohibited, areas, listed.join('\n')]
  const last = built.get(ctx.read)
  if (last?.sources.every((source, at) => source === sources[at])) return last.vocabulary
  const known = new Set(knownBrands.flatMap(({ name, others }) => [name, ...others].map((one) => one.toLowerCase())))
  const brands = [
    ...knownBrands,
    ...listed.filter((name) => !known.has(name.toLowerCase())).map((name) => ({ name, others: [] })),
  ]
  const locationOfPostalCode = (code: string) =>
    locations.byName.get(areas.find(code)?.municipal.toLowerCase() ?? '')?.id
  const vocabulary = buildVocabulary({
    catalogue,
    locations,
    otherNames,
    names,
    prohibited,
    brands,
    locationOfPostalCode,
  })
  built.set(ctx.read, { sources, vocabulary })
  return vocabulary
}

/** Returns whether several listings use a word: then it is spelled as it is meant. */
export async function isKnownWordOf(ctx: Context): Promise<(key: string) => boolean> {
  const words = await wordsCache.get(ctx, '', async () => new Set((await selectKnownWords(ctx)).map(keyOf)))
  return (key) => words.has(key)
}
