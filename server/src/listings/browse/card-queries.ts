import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'

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
  reserved_until: Date | null
  listed_at: Date
  updated_at: Date
  partner: string | null
  cover_id: number | null
  digest: string
  width: number
  height: number
  alt: string | null
}

/** A card of a page with which a reading of its list may begin: what the database had seen, and the card's moment in microseconds. */
export type FirstRow = CardRow & {
  snapshot: string
  listed_at_exact: number
  /** How well it matches, where matches are ranked. */
  rank: number | null
}

/** The columns that a first card has besides its own. */
export const beginning = sql`pg_current_snapshot()::text as snapshot,
  (extract(epoch from l.listed_at) * 1000000)::bigint as listed_at_exact,`

/** Selects the columns of a card for the listings `found`, in their order; `more` are further columns, each with its comma. */
export const cardsOf = (more: RawBuilder<unknown> = sql``, where: RawBuilder<unknown> = sql``) => sql<CardRow>`
  select ${more} l.id, l.title, left(l.description, 141) as description, l.price, l.condition_id, l.category_id,
    l.equipment_type_id, l.location_id, l.owner_id, l.owner_confirmed, l.active, l.last_feedback, l.reserved_until,
    l.listed_at, l.updated_at, p.name as partner, i.id as cover_id, i.digest, i.width, i.height, i.alt
  from found join listings l on l.id = found.id
  join people o on o.id = l.owner_id
  left join partners p on p.id = o.partner_id
  left join pictures i on i.listing_id = l.id and i.position = 1
  ${where} order by found.place`

const isNotOf = (ownerId: number | undefined, column = 'owner_id') =>
  ownerId === undefined ? sql`true` : sql`${sql.ref(column)} <> ${ownerId}::bigint`

/** Returns the public ones of these listings, in this order, without those of one owner. */
export const selectCardsById = (ctx: Context, ids: number[], excludedOwnerId: number | undefined): Promise<CardRow[]> =>
  rowsOf(
    ctx,
    sql<CardRow>`
      with found as materialized (
        select id, place from unnest(${ids}::bigint[]) with ordinality as asked (id, place)
      ) ${cardsOf(sql``, sql`where l.is_public and ${isNotOf(excludedOwnerId, 'l.owner_id')}`)}`,
  )

type RelatedQuery = {
  typeId: number | undefined
  categoryId: number | undefined
  id: number | undefined
  excludedOwnerId: number | undefined
}

/** Returns public listings of the same type, then of the same category, newest first. */
export function selectRelatedCards(ctx: Context, query: RelatedQuery, limit: number): Promise<CardRow[]> {
  const { typeId = null, categoryId = null, id = 0, excludedOwnerId } = query
  const isOther = sql`is_public and id <> ${id} and ${isNotOf(excludedOwnerId)}`
  return rowsOf(
    ctx,
    sql<CardRow>`
      with found as materialized (
        select id, row_number() over (order by same desc, listed_at desc, id desc) as place from (
          (select id, listed_at, true as same from listings where equipment_type_id = ${typeId} and ${isOther}
            order by listed_at desc, id desc limit ${limit})
          union all
          (select id, listed_at, false from listings
            where category_id = ${categoryId} and equipment_type_id is distinct from ${typeId}::int and ${isOther}
            order by listed_at desc, id desc limit ${limit})
        ) alike
        order by place limit ${limit}
      ) ${cardsOf()}`,
  )
}
