import type { Context } from '#platform/context'

/** What is known of a backup that was restored elsewhere and found equal. */
export type GoodBackup = { name: string; madeAt: Date; triedAt: Date; bytes: number; rows: number; pictures: number }

export async function findLastGood({ db }: Context): Promise<GoodBackup | undefined> {
  const row = await db
    .selectFrom('backups')
    .select(['name', 'began_at', 'tried_at', 'bytes', 'row_count', 'pictures'])
    .where('tried_at', 'is not', null)
    .orderBy('began_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.tried_at) return undefined
  const { name, began_at: madeAt, tried_at: triedAt, bytes, row_count: rows, pictures } = row
  return { name, madeAt, triedAt, bytes, rows, pictures }
}

/** The newest failure since `since`, of any backup. */
export async function findLastFailure({ db }: Context, since: Date): Promise<{ at: Date; reason: string } | undefined> {
  const row = await db
    .selectFrom('backups')
    .select(['failed_at as at', 'failure as reason'])
    .where('failed_at', '>', since)
    .orderBy('failed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at && row.reason ? { at: row.at, reason: row.reason } : undefined
}
