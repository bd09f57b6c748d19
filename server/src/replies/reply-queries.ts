import { repliesAtMost } from '@reable/contract/replies/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { insertVersion } from '#versions'
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
  if (row) await keepVersion(ctx, row.id, reply)
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
  await keepVersion(ctx, id, reply)
  return true
}

const keepVersion = (ctx: Context, id: number, { fields, removed, version, volunteerId }: ReplyToWrite) =>
  insertVersion(ctx, {
    document: { kind: 'reply', key: id },
    version,
    fields: { ...fields, removed },
    changedBy: volunteerId,
    at: ctx.clock.now(),
  })

const stored = ({ db }: Context) =>
  db
    .selectFrom('standard_replies as now')
    .innerJoin('versions as written', (join) =>
      join
        .on('written.kind', '=', 'reply')
        .on('written.key', '=', sql<string>`now.id::text`)
        .onRef('written.version', '=', 'now.version'),
    )
    .leftJoin('people', 'people.id', 'written.changed_by')
    .select(['now.id', 'now.version', 'now.removed', 'written.changed_at', 'people.email as changed_by'])
    .select(sql<ReplyFields>`now.fields`.as('fields'))
    .$narrowType<{ changed_at: Date }>()

/** All replies as they stand, in the order in which they came. */
export const selectReplies = (ctx: Context): Promise<StoredReply[]> =>
  stored(ctx).orderBy('now.id').limit(repliesAtMost).execute()

export const findReply = (ctx: Context, id: number): Promise<StoredReply | undefined> =>
  stored(ctx).where('now.id', '=', id).executeTakeFirst()

/** Makes those who write new replies come one after the other, and returns how many there are. */
export async function countRepliesLocked({ db }: Context): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('standard replies', 0))`.execute(db)
  const { count } = await db
    .selectFrom('standard_replies')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
