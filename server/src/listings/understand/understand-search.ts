import type { Answer } from '@reable/contract/client'
import { filterQuery } from '@reable/contract/listings/query'
import { searchLimit } from '@reable/contract/listings/rules'
import { harmlessText } from '@reable/contract/text/harmless-text'
import type { Context } from '#platform/context'
import { type ReferenceLists, referenceListsOf } from '../browse/reference-lists.ts'
import { countMatches } from '../counts/count-queries.ts'
import { countMissedSearch } from '../search/missed-searches.ts'
import { readFilter } from '../search/read-filter.ts'
import { recordSearch } from '../search/recent-searches.ts'
import { plainText } from '../search/search-text.ts'
import { kindOfTypes } from '../search/searched-kind.ts'
import { isTitleElsewhere } from '../search/title-queries.ts'
import { pieceLabel } from './piece-label.ts'
import { type NamedQuery, namesOfSort, queryOf, typesOf } from './query-of.ts'
import { type Piece, understand } from './understand.ts'
import { isKnownWordOf, vocabularyOf } from './vocabulary-of.ts'
import { quoted, type Wanted, type Widened, widen } from './widen.ts'

type Understood = NonNullable<Answer<'understandSearch'>>

/** What is read of a search: a long sentence. */
const readLimit = 400

/** A search, and filters that were chosen beside it, by their names in the query of the list. */
type Search = { search_query: string; asked?: string | undefined; [name: string]: unknown }

/** Reads a search as a person means it, and returns the filters by which it finds something. */
export async function understandSearch(ctx: Context, { search_query, asked, ...others }: Search): Promise<Understood> {
  const [lists, vocabulary, isKnown] = await Promise.all([referenceListsOf(ctx), vocabularyOf(ctx), isKnownWordOf(ctx)])
  const text = plainText(harmlessText(asked ?? search_query, { length: readLimit })).trim()
  const { pieces: read, words, ignored } = understand(text, vocabulary, isKnown)
  const pieces = usable(read, lists)
  const textOf = ({ from, to }: Piece) => text.slice(from, to)
  const unused = read.filter((piece) => !pieces.includes(piece))
  const further = unused.filter(({ sort }) => sort !== 'outside').map(textOf)
  const wanted: Wanted = { pieces, words: [...words, ...further] }
  const chosen = withoutNames(others as NamedQuery, read)
  const queryFor = (one: Wanted): NamedQuery => ({ ...chosen, ...queryOf(one.pieces, lists), ...termsOf(one.words) })
  const filterFor = (one: Wanted) => readFilter(filterQuery.parse(queryFor(one)), lists)
  const counted = new Map<string, Promise<number>>()
  const finds = async (one: Wanted) => {
    const key = JSON.stringify(queryFor(one))
    const counting = counted.get(key) ?? countMatches(ctx, filterFor(one), 1)
    counted.set(key, counting)
    return (await counting) > 0
  }
  const isTitle = pieces.length > 0 && (await isTitleElsewhere(ctx, text, filterFor(wanted)))
  const isFound = isTitle || (await finds(wanted))
  const plain: Wanted = isTitle ? { pieces: [], words: [text] } : wanted
  const found: Widened = isFound ? { ...plain, notes: [] } : await widen(ctx, wanted, lists, finds)
  if (asked === undefined) recordSearch(ctx, text, isFound ? 1 : 0)
  if (!isFound && asked === undefined)
    countMissedSearch(
      ctx,
      { kind: kindOfTypes(typesOf(pieces, lists), lists.catalogue), size: sizeOf(pieces) },
      lists.catalogue,
    )
  const prohibited = read.find((piece) => piece.sort === 'prohibited')?.item
  return {
    query: queryFor(found),
    derived: Object.keys({ ...queryOf(found.pieces, lists), ...termsOf(found.words) }),
    pieces: found.pieces.map((piece) => ({
      text: text.slice(piece.from, piece.to),
      label: pieceLabel(piece, found.pieces, lists),
      query: pieceQuery(piece, found.pieces, lists),
      without: withoutPiece(text, piece),
      as_words: asWords(text, piece),
    })),
    notes: [
      ...misspellings(found.pieces, text),
      ...unused.flatMap((piece) => (piece.sort === 'outside' ? [outsideNote(piece.name)] : [])),
      ...ignoredNotes(ignored),
      ...found.notes,
    ],
    ...(prohibited && { prohibited: { what: prohibited.what, instead: prohibited.instead } }),
  }
}

/** The words as terms of the list, as many as it reads. */
function termsOf(words: readonly string[]): NamedQuery {
  let terms = ''
  for (const word of words)
    if (terms.length + word.length < searchLimit) terms = `${terms} ${word}`.trimStart()
    else if (!terms) terms = word.slice(0, searchLimit).toWellFormed()
  return terms ? { search_query: terms } : {}
}

/** The filters that were chosen beside a search, but for those that the search itself names. */
const withoutNames = (chosen: NamedQuery, pieces: readonly Piece[]): NamedQuery =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([name]) => !pieces.some(({ sort }) => namesOfSort[sort].some((one) => name.startsWith(one))),
    ),
  )

/** What becomes a filter: not what may not be listed, nor a measure that the kinds do not have. */
const usable = (pieces: readonly Piece[], lists: ReferenceLists): Piece[] =>
  pieces.filter(
    (piece) =>
      piece.sort !== 'prohibited' &&
      piece.sort !== 'outside' &&
      (piece.sort !== 'measure' || Object.keys(pieceQuery(piece, pieces, lists)).length > 0),
  )

/** The filters of one piece; of a measure by the kinds beside it. */
function pieceQuery(piece: Piece, pieces: readonly Piece[], lists: ReferenceLists): NamedQuery {
  if (piece.sort !== 'measure') return queryOf([piece], lists)
  const { 'categories[]': _, ...measure } = queryOf([...pieces.filter(({ sort }) => sort === 'kind'), piece], lists)
  return measure
}

const sizeOf = (pieces: readonly Piece[]) => pieces.find((piece) => piece.sort === 'measure')

const withoutPiece = (text: string, { from, to }: Piece) =>
  `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').trim()

const asWords = (text: string, { from, to }: Piece) =>
  `${text.slice(0, from)}"${text.slice(from, to).replaceAll('"', '')}"${text.slice(to)}`

const outsideNote = (name: string) => `${name} is outside our area. These are in Metro Vancouver.`

const ignoredNotes = (texts: readonly string[]): string[] =>
  texts.length ? [`We searched without ${quoted(texts)}. Please check each listing for that.`] : []

/** Says what was read as something else than was typed. */
const misspellings = (pieces: readonly Piece[], text: string): string[] => [
  ...new Set(
    pieces.flatMap(({ from, to, read }) =>
      read ? [`Showing results for “${read}” instead of “${text.slice(from, to)}”.`] : [],
    ),
  ),
]
