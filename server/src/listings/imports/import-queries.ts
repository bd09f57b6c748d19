import type { RowState } from '@reable/contract/imports/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'

export type ImportRow = {
  id: number
  owner_id: number
  file_name: string
  headers: string[]
  notes: string[]
  created_at: Date
  changed_at: Date
}

type NewImport = Pick<ImportRow, 'owner_id' | 'file_name' | 'headers' | 'notes'>

export async function insertImport({ db, clock }: Context, row: NewImport): Promise<number> {
  const now = clock.now()
  const values = { ...row, created_at: now, changed_at: now }
  return (await db.insertInto('imports').values(values).returning('id').executeTakeFirstOrThrow()).id
}

type Own = { id: number; ownerId: number }

const ownImports = ({ db }: Context, ownerId: number) =>
  db.selectFrom('imports').selectAll().where('owner_id', '=', ownerId)

export const findImport = (ctx: Context, { id, ownerId }: Own): Promise<ImportRow | undefined> =>
  ownImports(ctx, ownerId).where('id', '=', id).executeTakeFirst()

export const findImportsOf = (ctx: Context, ownerId: number): Promise<ImportRow[]> =>
  ownImports(ctx, ownerId).orderBy('id', 'desc').execute()

/** Finds an import for the program itself, which lists its rows. */
export const findImportById = ({ db }: Context, id: number): Promise<ImportRow | undefined> =>
  db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()

/** Takes the row for the rest of the transaction, so that nobody else changes anything in the import. */
export const lockImport = (ctx: Context, { id, ownerId }: Own): Promise<ImportRow | undefined> =>
  ownImports(ctx, ownerId).where('id', '=', id).forUpdate().executeTakeFirst()

export async function touchImport({ db, clock }: Context, id: number): Promise<void> {
  await db.updateTable('imports').set({ changed_at: clock.now() }).where('id', '=', id).execute()
}

/** Adds a column behind the others; what rows have beyond their columns stays beyond them. */
export async function insertHeader({ db }: Context, { id, headers }: ImportRow, header: string): Promise<void> {
  const at = headers.length
  await db
    .updateTable('imports')
    .set({ headers: [...headers, header] })
    .where('id', '=', id)
    .execute()
  await sql`update import_rows set cells = cells[1:${at}] || ''::text || cells[${at + 1}:]
    where import_id = ${id} and array_length(cells, 1) > ${at}`.execute(db)
}

export async function deleteImport({ db }: Context, { id, ownerId }: Own): Promise<boolean> {
  const deleted = await db.deleteFrom('imports').where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Whether a row of `import_rows` names a photo that has not arrived. */
export const lacksPhoto = sql<boolean>`exists (
  select from unnest(import_rows.photos) as named (name)
  left join import_photos as photo on photo.import_id = import_rows.import_id and photo.name = named.name
  where photo.picture_id is null)`

/** How a row stands for its person. */
export const stateShown = sql<RowState>`case when state <> 'good' then state when ${lacksPhoto} then 'waiting' else 'ready' end`

export type Counts = { import_id: number; state: RowState; count: number }

/** Counts the rows of each import by how they stand. */
export async function countRows({ db }: Context, ids: number[]): Promise<Counts[]> {
  if (!ids.length) return []
  return db
    .selectFrom('import_rows')
    .select(['import_id', stateShown.as('state'), sql<number>`count(*)::integer`.as('count')])
    .where('import_id', 'in', ids)
    .groupBy(['import_id', sql`2`])
    .execute()
}
