import type { RecallFailure } from '@reable/contract/recalls/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'

/** The file as it was taken last, and what came of the last look at it. */
export type FileState = {
  /** Its address, or 'shipped'. */
  source: string
  etag: string | null
  last_modified: string | null
  row_count: number
  taken_at: Date
  /** A day such as 2026-11-23; null: none was taken yet. */
  checked_on: string | null
  failed_at: Date | null
  failure: RecallFailure | null
}

export async function findFileState(ctx: Context): Promise<FileState | undefined> {
  const [row] = await rowsOf(
    ctx,
    sql<FileState & { taken: boolean }>`
      select source, etag, last_modified, row_count, taken_at, row_count > 0 as taken, checked_on, failed_at, failure
      from recall_file`,
  )
  if (!row) return undefined
  const { taken, ...state } = row
  return { ...state, checked_on: taken ? state.checked_on : null }
}

/** Writes the file that was taken, or seen to be the same still. */
export async function upsertFileState(
  { db }: Context,
  state: Omit<FileState, 'failed_at' | 'failure' | 'checked_on'> & { checked_on: string },
): Promise<void> {
  const row = { ...state, failed_at: null, failure: null }
  await db
    .insertInto('recall_file')
    .values(row)
    .onConflict((same) => same.column('id').doUpdateSet(row))
    .execute()
}

/** Notes that the file cannot be taken, since when and why; false where it could not be before either. */
export async function updateFailure({ db, clock }: Context, source: string, failure: RecallFailure): Promise<boolean> {
  const [now, day] = [clock.now(), '1970-01-01']
  const none = { source, row_count: 0, taken_at: now, checked_on: day }
  await db
    .insertInto('recall_file')
    .values(none)
    .onConflict((same) => same.column('id').doNothing())
    .execute()
  const updated = await db
    .updateTable('recall_file')
    .set({ failed_at: now, failure })
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  if (!updated.numUpdatedRows) await db.updateTable('recall_file').set({ failure }).execute()
  return updated.numUpdatedRows > 0
}
