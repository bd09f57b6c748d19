import type { Context } from '#platform/context'

/** Identifies repeated requests: a digest, and its time to live in milliseconds. `body` is the digest of the request's body. */
export type IdempotencyKey = { digest: Buffer; ttl: number; body: Buffer }

/** The person, the action and the key of a request; the action is named with the id of its object. */
export type RequestKey = { personId: number; action: string; key: IdempotencyKey }

/** The stored answer of a request, when it was stored, and the digest of the body that it came with. */
export type Done<Result> = { answer: Result; doneAt: Date; body: Buffer | null }

const oldest = (ctx: Context, { key }: Pick<RequestKey, 'key'>) => new Date(ctx.clock.now().getTime() - key.ttl)

/** Claims the request for the caller's transaction; false when it was done already. Waits for a concurrent one. */
export async function claimRequest(ctx: Context, request: RequestKey): Promise<boolean> {
  const { personId: person_id, action: act, key } = request
  const rows = await ctx.db
    .insertInto('done_once')
    .values({ person_id, act, key: key.digest, body: key.body, done_at: ctx.clock.now() })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'act', 'key'])
        .doUpdateSet(({ ref }) => ({ done_at: ref('excluded.done_at'), body: ref('excluded.body'), answer: null }))
        .where('done_once.done_at', '<=', oldest(ctx, request)),
    )
    .returning('act')
    .execute()
  return rows.length > 0
}

/** Finds the answer of a request that was done and whose key still counts. */
export async function findDone<Result>(ctx: Context, request: RequestKey): Promise<Done<Result> | undefined> {
  const row = await ctx.db
    .selectFrom('done_once')
    .select(['answer', 'body', 'done_at'])
    .where('person_id', '=', request.personId)
    .where('act', '=', request.action)
    .where('key', '=', request.key.digest)
    .where('done_at', '>', oldest(ctx, request))
    .executeTakeFirst()
  return row && { answer: row.answer as Result, doneAt: row.done_at, body: row.body }
}

/** Deletes the stored answer, unless it was stored anew meanwhile. */
export async function deleteDone(ctx: Context, request: RequestKey, doneAt: Date): Promise<void> {
  await ctx.db
    .deleteFrom('done_once')
    .where('person_id', '=', request.personId)
    .where('act', '=', request.action)
    .where('key', '=', request.key.digest)
    .where('done_at', '=', doneAt)
    .execute()
}

/** Stores the answer of a request that the caller's transaction has claimed. */
export async function storeAnswer(ctx: Context, request: RequestKey, answer: unknown): Promise<void> {
  await ctx.db
    .updateTable('done_once')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('person_id', '=', request.personId)
    .where('act', '=', request.action)
    .where('key', '=', request.key.digest)
    .execute()
}

/** Deletes what was done before this time, of everybody. */
export async function deleteDoneBefore(ctx: Context, time: Date): Promise<void> {
  await ctx.db.deleteFrom('done_once').where('done_at', '<', time).execute()
}
