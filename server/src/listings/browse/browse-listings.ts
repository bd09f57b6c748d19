import type { Answer } from '@reable/contract/client'
import { listingsPerPage, type SortOption } from '@reable/contract/listings/rules'
import { type RawBuilder, sql } from 'kysely'
import { locationsNear } from '#places'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import { countMatches } from '../counts/count-queries.ts'
import { countLargeTotal } from '../counts/count-snapshot.ts'
import { beginReading, readOn } from '../reading/read-on.ts'
import { activeParts, type Filter, without } from '../search/filter.ts'
import { conditionOf, placesOf } from '../search/filter-queries.ts'
import { countMissedSearch } from '../search/missed-searches.ts'
import { type FilterNames, readFilter } from '../search/read-filter.ts'
import { readTerms } from '../search/read-terms.ts'
import { type SearchedKind, searchedKind } from '../search/searched-kind.ts'
import { orderBy, orders, rankOf } from './card-order-queries.ts'
import { beginning, type CardRow, cardsOf, type FirstRow } from './card-queries.ts'
import { type ReferenceLists, referenceListsOf } from './reference-lists.ts'
import { serializeCard } from './serialize-listing.ts'

type Page = {
  order: SortOption
  size: number
  offset: number
  /** The listing with which the newest begin, hidden or not. */
  before: number | undefined
}

type FoundPage = { rows: FirstRow[]; total: number }

const columns = sql`id, listed_at, price, location_id`

/** Returns a page of the public listings that match, and how many there are, by one statement that reads all that match. */
async function selectPageWithTotal(ctx: Context, filter: Filter, page: Page): Promise<FoundPage> {
  const isRanked = page.order === 'best_match' && filter.terms !== undefined
  const rank = isRanked ? rankOf(filter.terms ?? '') : sql`null::real`
  const rows = await rowsOf(
    ctx,
    sql<FirstRow & { total: number }>`
      with matched as materialized (
        select ${columns}, ${rank} as rank from listings where ${conditionOf(filter)}
      ), ${pageFrom(sql`matched`, isRanked ? page : withoutRank(page), filter)}
      select counted.total, cards.* from (select count(*)::int as total from matched) counted
      left join (${cardsOf(sql`found.place, found.rank, ${beginning}`)}) cards on true order by cards.place`,
  )
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) }
}

/** Returns a page of the public listings that match. No more is read than the order's index needs for it. */
function selectPage(ctx: Context, filter: Filter, page: Page): Promise<FirstRow[]> {
  const condition = conditionOf(filter)
  const source =
    page.order === 'nearest'
      ? placeByPlace(filter, page)
      : sql`(select ${columns}, null::real as rank from listings where ${condition}) listed`
  return rowsOf(
    ctx,
    sql<FirstRow>`with ${pageFrom(source, withoutRank(page), filter)} ${cardsOf(sql`found.rank, ${beginning}`)}`,
  )
}

const withoutRank = (page: Page): Page => (page.order === 'best_match' ? { ...page, order: 'newest' } : page)

/** The listings of a page as `found`, each with its place. */
function pageFrom(source: RawBuilder<unknown>, page: Page, filter: Filter): RawBuilder<unknown> {
  const order = orderBy(page.order, filter)
  return sql`found as materialized (
    select id, rank, row_number() over (order by ${order}) as place from (
      select * from ${source} where ${startOf(page)} order by ${order} limit ${page.size} offset ${page.offset}
    ) page
  )`
}

/** As many of each place as the page could need, from its own index. */
const placeByPlace = (filter: Filter, { offset, size }: Page) => sql`(
  select near.* from unnest(${placesOf(filter) ?? []}::int[]) place_id, lateral (
    select ${columns}, null::real as rank from listings
    where ${conditionOf({ ...filter, nearIds: undefined, locationIds: [] })} and location_id = place_id
    order by ${orders.newest} limit ${offset + size}
  ) near
) listed`

/** Starts the newest at the listing that a page names; at the newest where it names none, or one that was removed with its owner's account. */
function startOf({ order, before }: Page): RawBuilder<unknown> {
  if (order !== 'newest' || before === undefined) return sql`true`
  return sql`(listed_at, id) <= (
    select coalesce(max(b.listed_at), 'infinity'), coalesce(max(b.id), ${Number.MAX_SAFE_INTEGER}) from listings b
    where b.id = ${before})`
}

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
