import type { SortOption } from '@reable/contract/listings/rules'
import type { Context } from '#platform/context'
import type { Filter } from '../search/filter.ts'
import {
  conditionOf,
  hasTerms,
  numberParameters,
  placesOf,
  type StatementParameters,
  statementName,
} from './where-queries.ts'

export type CardRow = {
  id: number
  title: string
  /** Its first 141 characters: one more than a card shows, so that the card knows it was cut. */
  description: string
  price: number
  condition_id: number
  category_id: number
  equipment_type_id: number
  location_id: number
  owner_id: number
  owner_confirmed: boolean
  active: boolean
  last_feedback: string | null
  listed_at: Date
  updated_at: Date
  partner: string | null
  cover_id: number | null
  digest: string
  width: number
  height: number
  alt: string | null
}

const orders: Record<Exclude<SortOption, 'best_match' | 'nearest'>, string> = {
  newest: 'listed_at desc, id desc',
  oldest: 'listed_at, id',
  price_asc: 'price, listed_at desc, id desc',
  price_desc: 'price desc, listed_at desc, id desc',
}

/** A page in the requested order, where that is possible. */
export type Page = {
  order: SortOption
  size: number
  offset: number
  before: number | undefined
  /** Whether so few listings have the terms that it is no use to scan the newest for them. */
  rare?: boolean
}

/** Returns one page of public listings. The ids come first, from an index alone; only the page's own rows are read whole. */
export async function selectCards(ctx: Context, filter: Filter, page: Page): Promise<CardRow[]> {
  if (page.order === 'nearest') return selectNearest(ctx, filter, page)
  const newestFirst = page.order === 'newest' || page.order === 'best_match'
  return (
    (filter.terms && newestFirst && !page.rare && (await selectRecentMatches(ctx, filter, page))) ||
    selectMatches(ctx, filter, page)
  )
}

function selectMatches(ctx: Context, filter: Filter, page: Page): Promise<CardRow[]> {
  const parameters = numberParameters()
  let condition = conditionOf(filter, parameters)
  if (page.before !== undefined && page.order === 'newest') condition += fromListing(parameters.add(page.before))
  const best = filter.terms && page.order === 'best_match' && page.offset + page.size <= rankLimit
  const order = best
    ? bestFirst(parameters.add(filter.terms))
    : orders[page.order === 'best_match' || page.order === 'nearest' ? 'newest' : page.order]
  const from = best
    ? `(select id, listed_at, words from listings where ${condition} order by ${orders.newest} limit ${rankLimit}) m`
    : `listings where ${condition}`
  const text = `
    with found as materialized (
      select id, row_number() over (order by ${order}) as place from ${from}
      order by ${order} ${limitOf(page, parameters)}
    ) ${cards}`
  return ctx.read<CardRow>(statementName(text, filter), text, parameters.values)
}

/** A page place by place, the nearest first, the newest of each: as many of every place as the page could need, from its own index. */
function selectNearest(ctx: Context, filter: Filter, page: Page): Promise<CardRow[]> {
  const parameters = numberParameters()
  const condition = conditionOf({ ...filter, nearIds: undefined, locationIds: [] }, parameters)
  const [places, size, offset] = [placesOf(filter), page.size, page.offset].map(parameters.add)
  const text = `
    with found as materialized (
      select id, row_number() over (order by nth, listed_at desc, id desc) as place
      from unnest(${places}::int[]) with ordinality near (place_id, nth), lateral (
        select id, listed_at from listings where ${condition} and location_id = place_id
        order by listed_at desc, id desc limit ${size}::int + ${offset}::int
      ) newest
      order by nth, listed_at desc, id desc limit ${size} offset ${offset}
    ) ${cards}`
  return ctx.read<CardRow>(statementName(text, filter), text, parameters.values)
}

/** So many of the newest that the rest of the filter lets through are read in a few milliseconds, however many there are. */
export const recentScanLimit = 3000
const recentRankLimit = 2000

/**
 * Returns the page's matches among the newest listings, or undefined when those are too few to fill the page and older ones may match.
 * Common terms are found here at once; the index of words would read every match before the first is shown.
 */
async function selectRecentMatches(ctx: Context, filter: Filter, page: Page): Promise<CardRow[] | undefined> {
  const best = page.order === 'best_match'
  const limit = best ? recentRankLimit : recentScanLimit
  const parameters = numberParameters()
  let condition = conditionOf({ ...filter, terms: undefined }, parameters)
  if (page.before !== undefined && !best) condition += fromListing(parameters.add(page.before))
  const withoutTerms = [...parameters.values]
  const terms = parameters.add(filter.terms)
  const order = bestFirst(terms)
  // In the order of newest the scan ends with the page; the best are known only when all were read.
  const text = `
    with found as materialized (
      select id, row_number() over (${best ? `order by ${order}` : ''}) as place
      from (select id, listed_at, words from listings where ${condition} order by ${orders.newest} limit ${limit}) recent
      where ${hasTerms(terms)} ${best ? `order by ${order}` : ''} ${limitOf(page, parameters)}
    ) ${cards}`
  const rows = await ctx.read<CardRow>(statementName(text, filter), text, parameters.values)
  const isWhole = rows.length === page.size || (await hasNoMore(ctx, { condition, values: withoutTerms }, limit))
  return isWhole ? rows : undefined
}

/** Returns whether fewer than `limit` listings match, so that none is older than those that were scanned. */
async function hasNoMore(
  ctx: Context,
  { condition, values }: { condition: string; values: unknown[] },
  limit: number,
): Promise<boolean> {
  const text = `select count(*)::int as walked from (select 1 from listings where ${condition} limit ${limit}) w`
  return ((await ctx.read<{ walked: number }>('', text, values))[0]?.walked ?? 0) < limit
}

/** How many of the newest matches are ranked to find the best: ranking reads every one of them. */
const rankLimit = 1000

/** The order by the terms of this parameter: a title counts most, then what the type is called, then the description. */
const bestFirst = (terms: string) =>
  `ts_rank('{0, 0.15, 0.6, 1}', words, websearch_to_tsquery('reable', ${terms})) desc, ${orders.newest}`

/** Starts the page at the listing of this parameter, hidden or not; at the newest once it is removed with its owner's account. */
function fromListing(id: string): string {
  const listed = `select max(b.listed_at) as at, max(b.id) as id from listings b where b.id = ${id}`
  return ` and (listed_at, id) <= (
    select coalesce(b.at, 'infinity'), coalesce(b.id, ${Number.MAX_SAFE_INTEGER}) from (${listed}) b)`
}

/** Adds the size of a page and where it begins to the parameters. */
const limitOf = ({ size, offset }: Page, { add }: StatementParameters) => `limit ${add(size)} offset ${add(offset)}`

/** Selects the columns of a card for the listings `found`, in their order; `more` are further columns, each with its comma. */
export const cardsOf = (more = '') => `
  select ${more} l.id, l.title, left(l.description, 141) as description, l.price, l.condition_id, l.category_id,
    l.equipment_type_id, l.location_id, l.owner_id, l.owner_confirmed, l.active, l.last_feedback, l.listed_at,
    l.updated_at, p.name as partner, i.id as cover_id, i.digest, i.width, i.height, i.alt
  from found join listings l on l.id = found.id
  join people o on o.id = l.owner_id
  left join partners p on p.id = o.partner_id
  left join pictures i on i.listing_id = l.id and i.position = 1
  order by found.place`

const cards = cardsOf()

const byId = `
  with found as materialized (
    select id, place from unnest($1::bigint[]) with ordinality as asked (id, place)
  ) ${cards.replace('order by', 'where l.is_public and ($2::bigint is null or l.owner_id <> $2) order by')}`

/** Returns the public ones of these listings, in this order, without those of one owner. */
export const selectCardsById = (ctx: Context, ids: number[], excludedOwnerId: number | undefined): Promise<CardRow[]> =>
  ctx.read<CardRow>('cards by id', byId, [ids, excludedOwnerId ?? null])

const related = `
  with found as materialized (
    select id, row_number() over (order by same desc, listed_at desc, id desc) as place from (
      (select id, listed_at, true as same from listings
        where is_public and equipment_type_id = $1 and id <> $3 and ($4::bigint is null or owner_id <> $4)
        order by listed_at desc, id desc limit $5)
      union all
      (select id, listed_at, false from listings
        where is_public and category_id = $2 and equipment_type_id is distinct from $1 and id <> $3
          and ($4::bigint is null or owner_id <> $4)
        order by listed_at desc, id desc limit $5)
    ) alike
    order by place limit $5
  ) ${cards}`

type RelatedQuery = {
  typeId: number | undefined
  categoryId: number | undefined
  id: number | undefined
  excludedOwnerId: number | undefined
}

/** Returns public listings of the same type, then of the same category, newest first. */
export const selectRelatedCards = (ctx: Context, query: RelatedQuery, limit: number): Promise<CardRow[]> =>
  ctx.read<CardRow>('related cards', related, [
    query.typeId ?? null,
    query.categoryId ?? null,
    query.id ?? 0,
    query.excludedOwnerId ?? null,
    limit,
  ])
