import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import { type CardRow, cardsOf } from './card-queries.ts'

export type SellerRow = {
  first_name: string | null
  partner: string | null
  created_at: Date
  passed_on: number
  others: number
}

// Suspended listings are not counted: nobody can tell what they were.
const seller = (id: number) => sql<SellerRow>`
  select o.first_name, p.name as partner, o.created_at,
    (select count(*)::int from listings d
      where d.owner_id = o.id and d.last_feedback is not null and d.held_at is null and d.unsettled_until is null) as passed_on,
    (select count(*)::int from listings b where b.owner_id = o.id and b.is_public and b.id <> l.id) as others
  from listings l join people o on o.id = l.owner_id left join partners p on p.id = o.partner_id
  where l.id = ${id} and l.is_public`

/** Returns the seller of a listing; undefined when it is not public. */
export const findSeller = async (ctx: Context, id: number): Promise<SellerRow | undefined> =>
  (await rowsOf(ctx, seller(id)))[0]

const others = (id: number, most: number) => sql<CardRow>`
  with found as materialized (
    select b.id, row_number() over (order by b.listed_at desc, b.id desc) as place
    from listings l join listings b on b.owner_id = l.owner_id and b.id <> l.id and b.is_public
    where l.id = ${id} and l.is_public
    order by place limit ${most}
  ) ${cardsOf()}`

/** Returns the other public listings of the seller of a listing, the newest first. */
export const selectOthers = (ctx: Context, { id, most }: { id: number; most: number }): Promise<CardRow[]> =>
  rowsOf(ctx, others(id, most))
