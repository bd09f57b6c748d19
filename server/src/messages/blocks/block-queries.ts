import { sql } from 'kysely'
import type { Context } from '#platform/context'

type Pair = { blockerId: number; blockedId: number }

/** Which of two people have blocked the other. */
export async function findBlockers({ db }: Context, [one, other]: [number, number]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', one), eb('blocked_id', '=', other)]),
        eb.and([eb('blocker_id', '=', other), eb('blocked_id', '=', one)]),
      ]),
    )
    .execute()
  return new Set(rows.map((row) => row.blocker_id))
}

/** Records a block; repeated, it changes nothing. */
export async function insertBlock(
  ctx: Context,
  { blockerId, blockedId, addressHash }: Pair & { addressHash: Buffer },
): Promise<void> {
  const row = { blocker_id: blockerId, blocked_id: blockedId, address_hash: addressHash, created_at: ctx.clock.now() }
  await ctx.db
    .insertInto('blocks')
    .values(row)
    .onConflict((same) => same.columns(['blocker_id', 'blocked_id']).doNothing())
    .execute()
}

export async function deleteBlock({ db }: Context, { blockerId, blockedId }: Pair): Promise<void> {
  await db.deleteFrom('blocks').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute()
}

/** Applies the blocks of an address whose owner had closed their account, and is back, to who has it now. */
export async function adoptBlocks(
  { db }: Context,
  { personId, addressHash }: { personId: number; addressHash: Buffer },
): Promise<void> {
  await sql`
    update blocks b set blocked_id = ${personId}
    where b.address_hash = ${addressHash} and b.blocked_id is null and b.blocker_id <> ${personId}
      and not exists (select from blocks known where known.blocker_id = b.blocker_id and known.blocked_id = ${personId})
    `.execute(db)
}

/** Keeps the blocks of somebody who leaves, by the hashes of their addresses alone: those they have, and those they had when blocked. */
export async function anonymizeBlocks(
  { db }: Context,
  { personId, addressHashes }: { personId: number; addressHashes: Buffer[] },
): Promise<void> {
  await sql`
    with gone as (
      delete from blocks where blocked_id = ${personId} returning blocker_id, address_hash, created_at
    ), hashes as (
      select blocker_id, address_hash, created_at from gone
      union select blocker_id, known.hash, created_at from gone, unnest(${addressHashes}::bytea[]) as known (hash)
    )
    insert into blocks (blocker_id, address_hash, created_at) select * from hashes on conflict do nothing`.execute(db)
}

/** The blocks that somebody set, with what the blocked call themselves. */
export const selectBlocksBy = ({ db }: Context, blockerId: number) =>
  db
    .selectFrom('blocks as b')
    .leftJoin('people', 'people.id', 'b.blocked_id')
    .select(['people.first_name', 'b.created_at'])
    .where('b.blocker_id', '=', blockerId)
    .orderBy('b.created_at')
    .execute()
