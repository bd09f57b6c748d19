import { listedStates, type RowState, type rowChoices } from '@reable/contract/imports/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { CsvRow } from '../import/csv/csv-records.ts'
import type { RowErrors } from '../import/csv/csv-row.ts'
import { lacksPhoto, stateShown } from './import-queries.ts'

/** What a check finds out about a row. */
export type CheckedState = {
  number: number
  cells: string[]
  title: string
  reference: string
  photos: string[]
  errors: RowErrors
  state: 'wrong' | 'good' | 'there'
}

const columns = (row: CheckedState) => ({ ...row, errors: JSON.stringify(row.errors) })

/** Rows in one statement, which has a limit for the values it carries. */
const batchSize = 500

export async function insertRows({ db }: Context, importId: number, rows: CheckedState[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batchSize) {
    const values = rows.slice(at, at + batchSize).map((row) => ({ import_id: importId, ...columns(row) }))
    await db.insertInto('import_rows').values(values).execute()
  }
}

export async function updateRow(ctx: Context, importId: number, row: CheckedState): Promise<void> {
  await ctx.db
    .updateTable('import_rows')
    .set({ ...columns(row), version: sql`version + 1` })
    .where('import_id', '=', importId)
    .where('number', '=', row.number)
    .execute()
}

/** A row as it is stored. */
export type StoredRow = Omit<CheckedState, 'state'> & {
  state: CheckedState['state'] | 'queued' | 'in'
  version: number
  listing_id: number | null
}

const rowsOf = ({ db }: Context, importId: number) =>
  db.selectFrom('import_rows').selectAll('import_rows').where('import_rows.import_id', '=', importId)

export const lockRow = (ctx: Context, importId: number, number: number): Promise<StoredRow | undefined> =>
  rowsOf(ctx, importId).where('number', '=', number).forUpdate().executeTakeFirst() as Promise<StoredRow | undefined>

/** Finds the rows that can still be mended, those with errors alone, or those with these references. */
export async function findOpenRows(
  { db }: Context,
  importId: number,
  only: { references: string[] } | 'wrong',
): Promise<CsvRow[]> {
  const rows = db.selectFrom('import_rows').select(['number', 'cells']).where('import_id', '=', importId)
  const open = rows.where('state', 'in', only === 'wrong' ? ['wrong'] : ['wrong', 'good', 'queued', 'there'])
  return (
    only === 'wrong'
      ? open
      : open.where(sql<boolean>`lower(reference) in (select lower(unnest(${only.references}::text[])))`)
  )
    .orderBy('number')
    .execute()
}

/** Returns the first row of each of these references, which the later ones repeat. Case makes no difference. */
export async function findFirstNumbers(
  { db }: Context,
  importId: number,
  references: string[],
): Promise<Map<string, number>> {
  if (!references.length) return new Map()
  const first = sql<{ reference: string; number: number }>`select wanted.reference, min(number) as number
    from unnest(${references}::text[]) as wanted (reference)
    join import_rows on import_id = ${importId} and lower(import_rows.reference) = lower(wanted.reference)
    group by wanted.reference`
  const { rows } = await first.execute(db)
  return new Map(rows.map(({ reference, number }) => [reference, number]))
}

export type ShownRow = StoredRow & { shown: RowState; missing_photos: string[] }

type Page = { importId: number; show: (typeof rowChoices)[number]; after: number; limit: number }

/** Finds rows with how they stand and what has not arrived, by their numbers. */
export async function findShownRows(ctx: Context, { importId, show, after, limit }: Page): Promise<ShownRow[]> {
  const missing = sql<string[]>`array(
    select named.name from unnest(import_rows.photos) with ordinality as named (name, position)
    left join import_photos as photo on photo.import_id = import_rows.import_id and photo.name = named.name
    where photo.picture_id is null order by named.position)`
  const rows = rowsOf(ctx, importId).select([stateShown.as('shown'), missing.as('missing_photos')])
  const shown = show === 'all' ? rows : rows.where(stateShown, 'in', show === 'listed' ? listedStates : [show])
  const page = shown.where('number', '>', after).orderBy('number').limit(limit)
  return (await page.execute()) as unknown as ShownRow[]
}

/** Makes all rows that are ready wait for their listing; returns how many. */
export async function queueReadyRows({ db }: Context, importId: number): Promise<number> {
  const rows = db.updateTable('import_rows').set({ state: 'queued' }).where('import_id', '=', importId)
  const { numUpdatedRows } = await rows
    .where('state', '=', 'good')
    .where(sql<boolean>`not ${lacksPhoto}`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function findQueuedNumbers({ db }: Context, importId: number, limit: number): Promise<number[]> {
  const rows = db.selectFrom('import_rows').select('number').where('import_id', '=', importId)
  return (await rows.where('state', '=', 'queued').orderBy('number').limit(limit).execute()).map(({ number }) => number)
}

type Outcome = { importId: number; number: number } & (
  | { state: 'in' | 'there'; listingId: number }
  | { state: 'wrong'; errors: RowErrors }
)

export async function setOutcome({ db }: Context, { importId, number, ...outcome }: Outcome): Promise<void> {
  const change =
    'errors' in outcome
      ? { state: outcome.state, errors: JSON.stringify(outcome.errors) }
      : { state: outcome.state, listing_id: outcome.listingId }
  await db
    .updateTable('import_rows')
    .set({ ...change, version: sql`version + 1` })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute()
}

/** Rows that were to be listed are ready again, and wait for their person. */
export async function unqueueRows({ db }: Context, importId: number): Promise<void> {
  const rows = db.updateTable('import_rows').set({ state: 'good' }).where('import_id', '=', importId)
  await rows.where('state', '=', 'queued').execute()
}
