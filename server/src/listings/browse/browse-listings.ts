import type { Answer } from '@reable/contract/client'
import { listingsPerPage, type SortOption } from '@reable/contract/listings/rules'
import { locationsNear } from '#places'
import type { Context } from '#platform/context'
import { countSnapshotOf } from '../counts/count-snapshot.ts'
import { totalOf } from '../counts/totals.ts'
import type { Filter } from '../search/filter.ts'
import { type FilterNames, readFilter } from '../search/read-filter.ts'
import { readTerms } from '../search/read-terms.ts'
import { isScannedSoon } from '../search/scan-length.ts'
import { type FoundCards, searchCards } from '../search/search-cards.ts'
import { readSearchIntent } from '../suggestions/search-intent.ts'
import { suggest } from '../suggestions/suggest.ts'
import { type Page, selectCards } from './browse-queries.ts'
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
  const intent = await readSearchIntent(ctx, parsed, lists.catalogue)
  const [{ rows, total }, suggestions] = await Promise.all([
    findCards(ctx, filter, {
      order: orderOf(query, terms),
      size: listingsPerPage,
      offset: (query.page - 1) * listingsPerPage,
      before: query.before,
    }),
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

/** Returns a page of cards with the total; a search by words finds both at once. */
async function findCards(ctx: Context, filter: Filter, page: Page): Promise<FoundCards> {
  const { order } = page
  if (filter.terms && (order === 'newest' || order === 'best_match'))
    return searchCards(ctx, { ...filter, terms: filter.terms }, { ...page, order })
  const forItsValues = !isScannedSoon(await countSnapshotOf(ctx), filter, page.offset + page.size)
  const [rows, total] = await Promise.all([selectCards(ctx, filter, { ...page, forItsValues }), totalOf(ctx, filter)])
  return { rows, total }
}

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
