import { createHash } from 'node:crypto'
import type { SortOption } from '@reable/contract/listings-rules'
import type { Context } from '#platform/context'

/** What to look for. Ids, whole dollars; an empty list stands for no filter. */
export type Filter = {
  categoryIds: number[]
  typeIds: number[]
  locationIds: number[]
  conditionIds: number[]
  leastPrice: number | undefined
  mostPrice: number | undefined
  words: string | undefined
}

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
  cover: { id: number; digest: string | null; width: number; height: number; alt: string | null }
}

type Where = { text: string; values: unknown[] }

const orders: Record<SortOption, string> = {
  newest: 'listed_at desc, id desc',
  oldest: 'listed_at, id',
  price_asc: 'price, listed_at desc, id desc',
  price_desc: 'price desc, listed_at desc, id desc',
}

/** One page of public listings. The ids come first, from an index alone; only the page's own rows are read whole. */
export async function selectCards(
  ctx: Context,
  filter: Filter,
  page: { order: SortOption; size: number; offset: number; before: number | undefined },
): Promise<CardRow[]> {
  const where = whereOf(filter)
  if (page.before !== undefined && page.order === 'newest') {
    where.values.push(page.before)
    where.text += ` and (listed_at, id) <= (select b.listed_at, b.id from listings b where b.id = $${where.values.length})`
  }
  const values = [...where.values, page.size, page.offset]
  const order = orders[page.order]
  const text = `
    with page as materialized (
      select id from listings where ${where.text} order by ${order} limit $${values.length - 1} offset $${values.length}
    )
    select l.id, l.title, left(l.description, 141) as description, l.price, l.condition_id, l.category_id,
      l.equipment_type_id, l.location_id, l.owner_id, l.owner_confirmed, l.active, l.last_feedback, l.listed_at,
      l.updated_at, p.name as partner, i.id as cover_id, i.digest, i.width, i.height, i.alt
    from page join listings l on l.id = page.id
    join people o on o.id = l.owner_id
    left join partners p on p.id = o.partner_id
    left join pictures i on i.listing_id = l.id and i.position = 1
    order by ${order.replace(/\b(listed_at|id|price)\b/g, 'l.$1')}`
  const rows = await ctx.read<Omit<CardRow, 'cover'> & CardRow['cover'] & { cover_id: number }>(
    nameOf(text),
    text,
    values,
  )
  return rows.map(({ cover_id, digest, width, height, alt, ...row }) => ({
    ...row,
    cover: { id: cover_id, digest, width, height, alt },
  }))
}

/** How many public listings match, counted no further than `most`. */
export async function countListings(ctx: Context, filter: Filter, most: number): Promise<number> {
  const { text: condition, values } = whereOf(filter)
  const text = `select count(*)::int as total from (select 1 from listings where ${condition} limit $${values.length + 1}) m`
  const rows = await ctx.read<{ total: number }>(nameOf(text), text, [...values, most])
  return rows[0]?.total ?? 0
}

function whereOf(filter: Filter): Where {
  const where: Where = { text: 'is_public', values: [] }
  const and = (text: (parameter: string) => string, value: unknown) => {
    where.values.push(value)
    where.text += ` and ${text(`$${where.values.length}`)}`
  }
  // One value as "=" lets an index give the order too; "= any" would have to sort.
  const oneOf = (column: string, ids: number[]) => {
    if (ids.length === 1) and((p) => `${column} = ${p}`, ids[0])
    else if (ids.length) and((p) => `${column} = any(${p}::int[])`, ids)
  }
  if (filter.categoryIds.length && filter.typeIds.length) {
    where.values.push(filter.categoryIds)
    and(
      (p) => `(category_id = any($${where.values.length - 1}::int[]) or equipment_type_id = any(${p}::int[]))`,
      filter.typeIds,
    )
  } else {
    oneOf('category_id', filter.categoryIds)
    oneOf('equipment_type_id', filter.typeIds)
  }
  oneOf('location_id', filter.locationIds)
  oneOf('condition_id', filter.conditionIds)
  if (filter.leastPrice) and((p) => `price >= ${p}`, filter.leastPrice)
  if (filter.mostPrice !== undefined) and((p) => `price <= ${p}`, filter.mostPrice)
  if (filter.words) and((p) => `words @@ websearch_to_tsquery('english', ${p})`, filter.words)
  return where
}

const names = new Map<string, string>()

/** Each text of a statement has one name on every connection. The filters make some hundred texts, no more. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `browse ${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`
  names.set(text, name)
  return name
}
