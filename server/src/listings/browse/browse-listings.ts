import type { Answer } from '@reable/contract/client'
import { listingsPerPage, type SortOption } from '@reable/contract/listings/rules'
import { locationsNear } from '#places'
import type { Context } from '#platform/context'
import { totalOf } from '../counts/totals.ts'
import type { Filter } from '../search/filter.ts'
import { type FilterNames, readFilter } from '../search/read-filter.ts'
import { readTerms, shareOfTerms } from '../search/read-terms.ts'
import { readSearchIntent } from '../suggestions/search-intent.ts'
import { suggest } from '../suggestions/suggest.ts'
import { recentScanLimit, selectCards } from './browse-queries.ts'
import type { CardRow } from './card-queries.ts'
import { findAlternatives } from './find-alternatives.ts'
import type { ReferenceLists } from './reference-lists.ts'
import { referenceListsOf } from './reference-lists.ts'
import { serializeCard } from './serialize-listing.ts'

type BrowseQuery = FilterNames & { page: number; before?: number | undefined; sorted_by?: SortOption | undefined }

export type BrowseResult = {
  cards: Answer<'browseListings'>
  total: number
  /** Set when other terms than the typed ones were searched for. */
  search?: { asked: string; searched: string }
  /** Set when nothing matches. */
  alternatives?: { without: string; total: number }[]
  /** Set on the first page when the terms name a kind or a size. */
  suggestions?: { label: string; query: Record<string, string> }[]
  kind?: { name: string; pictured_type_id: number }
}

/** Returns one page of the public list, with how many listings match in all. Refuses unknown names. */
export async function browseListings(ctx: Context, query: BrowseQuery): Promise<BrowseResult> {
  const lists = await referenceListsOf(ctx)
  const parsed = readFilter(query, lists)
  const terms = parsed.terms && (await readTerms(ctx, parsed.terms))
  const filter: Filter = { ...parsed, terms }
  const rare = terms !== undefined && (await areRare(ctx, terms))
  const intent = await readSearchIntent(ctx, parsed, lists.catalogue)
  const [rows, total, suggestions] = await Promise.all([
    selectCards(ctx, filter, {
      order: orderOf(query, terms),
      size: listingsPerPage,
      offset: (query.page - 1) * listingsPerPage,
      before: query.before,
      rare,
    }),
    totalOf(ctx, filter),
    query.page === 1 ? suggest(ctx, { filter, intent, catalogue: lists.catalogue }) : [],
  ])
  return {
    cards: cardsFor(query, rows, lists, ctx.clock.now()),
    total,
    ...(terms && terms !== parsed.terms && { search: { asked: parsed.terms as string, searched: terms } }),
    ...(suggestions.length > 0 && { suggestions }),
    ...(intent.kind && { kind: intent.kind }),
    ...(total === 0 && { alternatives: await findAlternatives(ctx, filter) }),
  }
}

/** Returns whether too few of the newest listings are expected to have these terms to fill a page. */
const areRare = async (ctx: Context, terms: string) =>
  (await shareOfTerms(ctx, terms)) * recentScanLimit < listingsPerPage

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
