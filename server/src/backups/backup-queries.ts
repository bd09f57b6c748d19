import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { firstRow, onlyRow } from '#platform/database'

/** What is known of a backup that was restored elsewhere and found equal. */
export type GoodBackup = { name: string; madeAt: Date; triedAt: Date; bytes: number; rows: number; pictures: number }

export async function findLastGood({ db }: Context): Promise<GoodBackup | undefined> {
  const row = await firstRow(
    db
      .selectFrom('backups')
      .select(['name', 'began_at', 'tried_at', 'bytes', 'row_count', 'pictures'])
      .where('tried_at', 'is not', null)
      .orderBy('began_at', 'desc'),
  )
  if (!row?.tried_at) return undefined
  const { name, began_at: madeAt, tried_at: triedAt, bytes, row_count: rows, pictures } = row
  return { name, madeAt, triedAt, bytes, rows, pictures }
}

/** The newest failure since `since`, of any backup. */
export async function findLastFailure({ db }: Context, since: Date): Promise<{ at: Date; reason: string } | undefined> {
  const row = await firstRow(
    db
      .selectFrom('backups')
      .select(['failed_at as at', 'failure as reason'])
      .where('failed_at', '>', since)
      .orderBy('failed_at', 'desc'),
  )
  return row?.at && row.reason ? { at: row.at, reason: row.reason } : undefined
}

export async function insertBackup({ db, clock }: Context, name: string): Promise<void> {
  await db.insertInto('backups').values({ name, began_at: clock.now() }).execute()
}

type Made = { bytes: number; rows: number; pictures: number }

/** Records what was written, now that it was tried and found equal. */
export async function updateToGood(
  { db, clock }: Context,
  name: string,
  { bytes, rows: row_count, pictures }: Made,
): Promise<void> {
  const tried = { bytes, row_count, pictures, tried_at: clock.now() }
  await db.updateTable('backups').set(tried).where('name', '=', name).execute()
}

export async function updateFailure({ db, clock }: Context, name: string, failure: string): Promise<void> {
  await db.updateTable('backups').set({ failure, failed_at: clock.now() }).where('name', '=', name).execute()
}

/** How much room the database takes, in bytes. */
export async function databaseSize({ db }: Context): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return onlyRow(rows).bytes
}
