import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'

/** How many listings each kind has that are not deleted. */
export async function countListingsByKind({ db }: Context): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('listings')
    .select(['equipment_type_id', sql<number>`count(*)::int`.as('total')])
    .where('deleted_at', 'is', null)
    .groupBy('equipment_type_id')
    .execute()
  return new Map(rows.map(({ equipment_type_id, total }) => [equipment_type_id, total]))
}

/** What refers to a kind: listings, deleted ones too, people who wait for it, and days on which some were handed over. */
export async function countUsesOf({ db }: Context, id: number) {
  const { rows } = await sql<{ listings: number; waiting: number; days: number }>`
    select
      (select count(*)::int from listings where equipment_type_id = ${id}) as listings,
      (select count(*)::int from notifications where equipment_type_id = ${id}) as waiting,
      (select count(*)::int from impact_days where equipment_type_id = ${id}) as days
  `.execute(db)
  return onlyRow(rows)
}

/** Listings that are not deleted, of the kinds that ask a question, with their answer to it. */
const answered = (name: string) => sql`
  from listings
  where deleted_at is null and coalesce(properties ->> ${name}, '') <> ''
    and equipment_type_id in (select equipment_type_id from equipment_type_fields where field_name = ${name})`

async function countRows({ db }: Context, from: ReturnType<typeof answered>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return onlyRow(rows).total
}

/** Counts the listings that answer a question; of one kind alone where `kindId` is given. */
export const countAnswers = (ctx: Context, name: string, kindId?: number): Promise<number> =>
  countRows(ctx, kindId === undefined ? answered(name) : sql`${answered(name)} and equipment_type_id = ${kindId}`)

/** Counts the listings whose answer is one choice. */
export const countChoice = (ctx: Context, name: string, choice: string): Promise<number> =>
  countRows(ctx, sql`${answered(name)} and properties ->> ${name} = ${choice}`)

/** Counts the listings whose answer is a number below one, or above one. */
export async function countOutside(ctx: Context, name: string, { min, max }: { min: number; max: number }) {
  const amount = sql`case when properties ->> ${name} ~ '^[0-9]{1,5}([.][0-9]{1,2})?$' then (properties ->> ${name})::numeric end`
  const below = await countRows(ctx, sql`${answered(name)} and ${amount} < ${min}`)
  const above = await countRows(ctx, sql`${answered(name)} and ${amount} > ${max}`)
  return { below, above }
}

/** What a signal of messages says that nobody has changed, in the fields of its change. */
export async function findSignalFields({ db }: Context, id: number): Promise<object | undefined> {
  const columns = ['name', 'weight', 'words', 'near_words', 'warning', 'active'] as const
  return db.selectFrom('worry_signals').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The same of a signal of listings. */
export async function findScreeningFields({ db }: Context, id: number): Promise<object | undefined> {
  const columns = ['name', 'action', 'weight', 'threshold', 'words', 'active'] as const
  return db.selectFrom('screening_signals').select(columns).where('id', '=', id).executeTakeFirst()
}
