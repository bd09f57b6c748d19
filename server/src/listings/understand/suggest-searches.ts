import type { Answer } from '@reable/contract/client'
import { filterQuery } from '@reable/contract/listings/query'
import { harmlessText } from '@reable/contract/text/harmless-text'
import type { Context } from '#platform/context'
import { type ReferenceLists, referenceListsOf } from '../browse/reference-lists.ts'
import { type CountSnapshot, countIn, countSnapshotOf } from '../counts/count-snapshot.ts'
import { readFilter } from '../search/read-filter.ts'
import { plainText } from '../search/search-text.ts'
import { queryOf } from './query-of.ts'
import { type Piece, understand } from './understand.ts'
import type { Phrase, Vocabulary } from './vocabulary.ts'
import { isKnownWordOf, isListedBrandOf, vocabularyOf } from './vocabulary-of.ts'

type Suggestions = NonNullable<Answer<'suggestSearches'>>
type Suggestion = Suggestions[number]

const mostSuggestions = 7
const mostPlaces = 2
const readLimit = 100
/** So many of the last words may be the beginning of a phrase. */
const longestEnd = 3

/** Returns searches that somebody who has typed so much may mean, the shortest and those with the most listings first. Each finds something. */
export async function suggestSearches(ctx: Context, typed: string): Promise<Suggestions> {
  const [lists, vocabulary, isKnown, isListed, snapshot] = await Promise.all([
    referenceListsOf(ctx),
    vocabularyOf(ctx),
    isKnownWordOf(ctx),
    isListedBrandOf(ctx),
    countSnapshotOf(ctx),
  ])
  const text = plainText(harmlessText(typed, { length: readLimit }))
  if (text.trim().length < 2) return []
  const read = (search: string) => understand(search, vocabulary, isKnown)
  const completed = completions(text, vocabulary).flatMap((search) => {
    const { pieces, words } = read(search)
    // One thing is looked for at a time: behind a kind stands a place or a brand, and nothing is left over.
    if (words.length || pieces.filter(({ sort }) => sort === 'kind').length > 1) return []
    const hasUnlistedBrand = pieces.some((piece) => piece.sort === 'brand' && !isListed(piece.name))
    return hasUnlistedBrand ? [] : suggestion(search, pieces, lists, snapshot)
  })
  const whole = read(text.trim())
  const isWhole = !whole.words.length && !endsInBound(text)
  const further = isWhole ? extensions(corrected(text.trim(), whole.pieces), whole.pieces, lists, snapshot) : []
  const all = [...completed.sort((a, b) => lengthOf(a) - lengthOf(b) || (b.total ?? 0) - (a.total ?? 0)), ...further]
  return all.filter(({ search }) => search !== text.trim()).slice(0, mostSuggestions)
}

/** Something is still to come. */
const leading = new Set('under below over to most than max in near around for with'.split(' '))
const endsInBound = (text: string) => leading.has(text.trim().toLowerCase().split(/\s/).at(-1) ?? '')

/** The text with what is misspelt in it as it was read. */
const corrected = (text: string, pieces: readonly Piece[]): string =>
  pieces.reduceRight((done, { from, to, read }) => (read ? done.slice(0, from) + read + done.slice(to) : done), text)

const lengthOf = ({ search }: Suggestion) => search.split(' ').length

/** The text with its last words replaced by each phrase that begins with them: of those that mean the same, the first in the catalogue. */
function completions(text: string, { startingWith }: Vocabulary): string[] {
  const words = [...text.matchAll(/\S+/g)]
  const found: string[] = []
  for (let length = Math.min(longestEnd, words.length); length > 0; length--) {
    const at = words[words.length - length]?.index ?? 0
    const typed = text.slice(at).toLowerCase()
    // "wheelchair" comes before "wheel chair" for whoever typed "wheelch".
    const isAsTyped = (phrase: Phrase) => Number(phrase.text.toLowerCase().startsWith(typed))
    const phrases = startingWith(typed).sort((a, b) => isAsTyped(b) - isAsTyped(a) || a.rank - b.rank)
    const byMeaning = Map.groupBy(phrases, ({ meanings }) => JSON.stringify(meanings))
    found.push(...[...byMeaning.values()].flatMap(([first]) => (first ? `${text.slice(0, at)}${first.text}` : [])))
  }
  return found
}

/** Where what was typed is a kind: the same at a low price, and in the places that have the most of it. */
function extensions(text: string, pieces: Piece[], lists: ReferenceLists, snapshot: CountSnapshot): Suggestion[] {
  const has = (sort: Piece['sort']) => pieces.some((piece) => piece.sort === sort)
  if (!has('kind')) return []
  const withPiece = (ending: string, piece: Piece) =>
    suggestion(`${text} ${ending}`, [...pieces, piece], lists, snapshot)
  const end = { from: 0, to: 0 }
  const places = [...lists.locations.byId.values()]
    .flatMap(({ id, name }) => withPiece(`in ${name.split(' (')[0]}`, { sort: 'place', locationIds: [id], ...end }))
    .sort((a, b) => (b.total ?? 0) - (a.total ?? 0))
  return [
    ...(has('price') || has('free') ? [] : withPiece('under $200', { sort: 'price', max: 200, ...end })),
    ...(has('place') ? [] : places.slice(0, mostPlaces)),
  ]
}

/** A search with the number of its listings, where that is known without a look at their words; none where there are none. */
function suggestion(search: string, pieces: Piece[], lists: ReferenceLists, snapshot: CountSnapshot): Suggestion[] {
  if (!pieces.length) return []
  const total = countIn(snapshot, readFilter(filterQuery.parse(queryOf(pieces, lists)), lists))
  const isCounted = pieces.every(({ sort }) => sort !== 'brand' && sort !== 'measure')
  return total > 0 ? [{ search, ...(isCounted && { total }) }] : []
}
