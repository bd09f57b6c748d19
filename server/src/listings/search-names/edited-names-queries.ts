import type { SearchLanguage } from '@reable/contract/search-names/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { firstRow } from '#platform/database'
import type { SearchNameFields } from './search-names-queries.ts'

const columns = ['name', 'language', 'sort', 'equipment_type_ids'] as const

/** Rows come as the table's checks allow them. */
const asFields = <Row>(row: Row) => row as Row & SearchNameFields

type Sought = { q: string; language: SearchLanguage | undefined; limit: number; offset: number }

/** Finds names that have a text in them, or of which a kind has it in its name; those that begin with it first, then by the alphabet. */
export async function findNames({ db }: Context, { q, language, limit, offset }: Sought) {
  const isIn = (text: string) => sql<boolean>`strpos(lower(${sql.ref(text)}), lower(${q}::text)) > 0`
  const matching = db
    .selectFrom('search_names')
    .$if(language !== undefined, (query) => query.where('language', '=', language as SearchLanguage))
    .where(
      sql<boolean>`(${isIn('search_names.name')} or exists (
        select from equipment_types where id = any(search_names.equipment_type_ids) and ${isIn('equipment_types.name')}))`,
    )
  const rows = await matching
    .select(['id', ...columns])
    .orderBy(sql`not starts_with(lower(name), lower(${q}::text))`)
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(asFields), total }
}

/** Returns what a name says now. */
export async function findNameFields({ db }: Context, id: number): Promise<SearchNameFields | undefined> {
  const row = await db.selectFrom('search_names').select(columns).where('id', '=', id).executeTakeFirst()
  return row && asFields(row)
}

/** Returns whether another name says the same, capitals aside. */
export async function isNameTaken({ db }: Context, { id, name }: { id: number | undefined; name: string }) {
  const same = db.selectFrom('search_names').select('id').where(sql`lower(name)`, '=', sql`lower(${name}::text)`)
  const row = await firstRow(id === undefined ? same : same.where('id', '<>', id))
  return row !== undefined
}

export async function countNames({ db }: Context): Promise<number> {
  const row = await db
    .selectFrom('search_names')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** Adds a name, and returns its id. */
export async function insertName({ db, clock }: Context, fields: SearchNameFields): Promise<number> {
  const row = { ...fields, created_at: clock.now() }
  return (await db.insertInto('search_names').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Writes a name in place of what it was, or one that was removed. */
export async function upsertName({ db, clock }: Context, id: number, fields: SearchNameFields): Promise<void> {
  await db
    .insertInto('search_names')
    .values({ id, ...fields, created_at: clock.now() })
    .onConflict((same) => same.column('id').doUpdateSet(fields))
    .execute()
}

export async function deleteName({ db }: Context, id: number): Promise<void> {
  await db.deleteFrom('search_names').where('id', '=', id).execute()
}
