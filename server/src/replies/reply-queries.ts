import { repliesAtMost, replyVersionsShown } from '@reable/contract/replies/rules'
import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'
import type { ReplyFields, StoredReply } from './reply.ts'

type ReplyToWrite = { fields: ReplyFields; removed: boolean; version: number; volunteerId: number | null }

const rowOf = ({ fields, removed, version }: ReplyToWrite) => ({ removed, version, fields: JSON.stringify(fields) })

/** Writes a new reply; undefined where one that comes with the program is there already. */
export async function insertReply(
  ctx: Context,
  { delivered, ...reply }: ReplyToWrite & { delivered?: string },
): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('standard_replies')
    .values({ ...rowOf(reply), delivered: delivered ?? null })
    .onConflict((same) => same.column('delivered').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await insertVersion(ctx, row.id, reply)
  return row?.id
}

/** Writes the next version of a reply; false where its version is another one by now. */
export async function updateReply(ctx: Context, id: number, reply: ReplyToWrite): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('standard_replies')
    .set(rowOf(reply))
    .where('id', '=', id)
    .where('version', '=', reply.version - 1)
    .executeTakeFirst()
  if (!numUpdatedRows) return false
  await insertVersion(ctx, id, reply)
  return true
}

async function insertVersion({ db, clock }: Context, id: number, reply: ReplyToWrite): Promise<void> {
  await db
    .insertInto('standard_reply_versions')
    .values({ ...rowOf(reply), reply_id: id, changed_by: reply.volunteerId, changed_at: clock.now() })
    .execute()
}

const versions = (db: Kysely<Tables>) =>
  db
    .selectFrom('standard_reply_versions as written')
    .leftJoin('people', 'people.id', 'written.changed_by')
    .select(['written.reply_id as id', 'written.version', 'written.removed', 'written.changed_at'])
    .select(['people.email as changed_by', sql<ReplyFields>`written.fields`.as('fields')])

/** All replies as they stand, in the order in which they came. */
export const selectReplies = ({ db }: Context): Promise<StoredReply[]> =>
  versions(db)
    .innerJoin('standard_replies as now', (join) =>
      join.onRef('now.id', '=', 'written.reply_id').onRef('now.version', '=', 'written.version'),
    )
    .orderBy('now.id')
    .limit(repliesAtMost)
    .execute()

/** The latest versions of a reply, the current one first. */
export const selectVersions = ({ db }: Context, id: number): Promise<StoredReply[]> =>
  versions(db).where('written.reply_id', '=', id).orderBy('written.version', 'desc').limit(replyVersionsShown).execute()

/** Makes those who write new replies come one after the other, and returns how many there are. */
export async function countRepliesLocked({ db }: Context): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('standard replies', 0))`.execute(db)
  const { count } = await db
    .selectFrom('standard_replies')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
