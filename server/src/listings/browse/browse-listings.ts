import type { Answer } from '@reable/contract/client'
import { listingsPerPage, type SortOption } from '@reable/contract/listings/rules'
import { locationsNear } from '#places'
import type { Context } from '#platform/context'
import { countMatches } from '../counts/count-queries.ts'
import { countLargeTotal } from '../counts/count-snapshot.ts'
import { beginReading, readOn } from '../reading/read-on.ts'
import { activeParts, type Filter, without } from '../search/filter.ts'
import { countMissedSearch } from '../search/missed-searches.ts'
import { type FilterNames, readFilter } from '../search/read-filter.ts'
import { readTerms } from '../search/read-terms.ts'
import { type SearchedKind, searchedKind } from '../search/searched-kind.ts'
import { type FoundPage, type Page, selectPage, selectPageWithTotal } from './browse-queries.ts'
import type { CardRow } from './card-queries.ts'
import { type ReferenceLists, referenceListsOf } from './reference-lists.ts'
import { serializeCard } from './serialize-listing.ts'

type BrowseQuery = FilterNames & {
  asked?: string | undefined
  page: number
  before?: number | undefined
  after?: string | undefined
  sorted_by?: SortOption | undefined
}

export type BrowseResult = {
  cards: Answer<'browseListings'>
  total: number
  /** Set when other terms than the typed ones were searched for. */
  search?: { asked: string; searched: string }
  /** Set when nothing matches. */
  alternatives?: { without: string; total: number }[]
  kind?: SearchedKind
  /** Where the list goes on, unless it ends here. */
  next?: string
}

/** Returns one page of the public list, with how many listings match in all. Refuses unknown names. */
export async function browseListings(ctx: Context, query: BrowseQuery): Promise<BrowseResult> {
  const lists = await referenceListsOf(ctx)
  const parsed = readFilter(query, lists)
  const terms = parsed.terms && (await readTerms(ctx, parsed.terms))
  const filter: Filter = { ...parsed, terms }
  const kind = searchedKind(filter, lists.catalogue)
  const { rows, total, next } = await findPage(ctx, filter, query)
  // A search in plain words is counted where it is understood.
  const isSearch = terms !== undefined || query.asked !== undefined
  const isFirst = query.page === 1 && query.after === undefined
  if (isFirst && total === 0 && !isSearch) countMissedSearch(ctx, { kind }, lists.catalogue)
  return {
    cards: cardsFor(query, rows, lists, ctx.clock.now()),
    total,
    ...(next !== undefined && { next }),
    ...(terms && terms !== parsed.terms && { search: { asked: parsed.terms as string, searched: terms } }),
    ...(kind && { kind }),
    ...(total === 0 && { alternatives: await findAlternatives(ctx, filter) }),
  }
}

type PageAndNext = { rows: CardRow[]; total: number; next: string | undefined }

/** Returns the page behind a cursor, or the one of a number. */
async function findPage(ctx: Context, filter: Filter, query: BrowseQuery): Promise<PageAndNext> {
  const { page, before, after } = query
  const order = orderOf(query, filter.terms)
  if (after !== undefined) {
    const [following, total] = await Promise.all([readOn(ctx, filter, { after, order }), totalOf(ctx, filter)])
    return { ...following, total }
  }
  const offset = (page - 1) * listingsPerPage
  const { rows, total } = await findCards(ctx, filter, { order, size: listingsPerPage, offset, before })
  const isLast = rows.length < listingsPerPage || offset + rows.length >= total
  return { rows, total, next: isLast ? undefined : beginReading(ctx, rows, order) }
}

/** Returns a page of cards with the total, which of long lists is at hand. */
async function findCards(ctx: Context, filter: Filter, page: Page): Promise<FoundPage> {
  const total = await countLargeTotal(ctx, filter)
  if (total === undefined) return selectPageWithTotal(ctx, filter, page)
  return { rows: await selectPage(ctx, filter, page), total }
}

const totalOf = async (ctx: Context, filter: Filter) =>
  (await countLargeTotal(ctx, filter)) ?? (await countMatches(ctx, filter))

/** Returns the order of the page: nearest first needs a shared location. */
function orderOf({ sorted_by: requested, near }: BrowseQuery, terms: string | undefined): SortOption {
  const order = requested === 'nearest' && !near ? undefined : requested
  return order ?? (terms ? 'best_match' : 'newest')
}

/** Serializes the cards, with the distance of each where a location is shared. */
function cardsFor({ near }: BrowseQuery, rows: CardRow[], lists: ReferenceLists, now: Date): BrowseResult['cards'] {
  const cards = rows.map((row) => serializeCard(row, lists, now))
  if (!near) return cards
  const distances = new Map(
    locationsNear(lists.locations, near).map(({ location, distance }) => [location.id, distance]),
  )
  return cards.map((card) => ({ ...card, distance: distances.get(card.location.id) }))
}

const countLimit = 1000
const maxAlternatives = 3

/** For a search without matches: returns each part of the filter to drop, with how many listings that would show; most first. */
async function findAlternatives(ctx: Context, filter: Filter): Promise<{ without: string; total: number }[]> {
  const parts = activeParts(filter)
  const totalOf = (part: (typeof parts)[number]) => countMatches(ctx, without(filter, part), countLimit)
  const counted = await Promise.all(parts.map(async (part) => ({ without: part, total: await totalOf(part) })))
  return counted
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, maxAlternatives)
}
