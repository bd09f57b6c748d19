import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { day, minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import type { JobTable } from '#platform/jobs'
import { Refusal } from '#platform/refusal'

/** Identifies repeated requests: a digest, and its time to live in milliseconds. `body` is the digest of the request's body. */
export type IdempotencyKey = { digest: Buffer; ttl: number; body: Buffer }

/** The person, the action and the key of a request; the action is named with the id of its object. */
type RequestKey = { personId: number; action: string; key: IdempotencyKey }

/** A request whose repetitions get the stored answer. */
export type IdempotentRequest<Result = unknown> = RequestKey & {
  /** For actions that can be undone: resolves true while the result is valid. Without a header the same body repeats one that is not. */
  isStillValid?: (answer: Result) => Promise<boolean>
}

/**
 * The key of a request: its Idempotency-Key header, which counts for a day, else its parsed body, which counts for a minute.
 * Refuses as malformed a header that is not 1 to 200 visible characters.
 */
export function idempotencyKeyOf({ headers }: { headers: Record<string, unknown> }, body: unknown): IdempotencyKey {
  const header = headers['idempotency-key']
  const bodyDigest = digestOf('body', JSON.stringify(body ?? null))
  if (header === undefined) return { digest: bodyDigest, ttl: minute, body: bodyDigest }
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw new Refusal('malformed', 'The Idempotency-Key of this request is not 1 to 200 visible characters.')
  return { digest: digestOf('header', header), ttl: day, body: bodyDigest }
}

/**
 * Runs `work` in a transaction at most once for a key, and returns its answer, as JSON, whenever the same request is repeated.
 * Of two at once the second waits, at most four seconds, for the first's answer. What failed may be tried again. Refuses
 * as a conflict a key that comes again with another body.
 */
export function runOnce<Result>(
  ctx: Context,
  request: IdempotentRequest<Result>,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return runOncePrepared(ctx, request, async () => undefined, work)
}

/**
 * Runs `prepare` before the transaction of `work`, for what no transaction should wait for, such as decoding. It must have no
 * effect when `work` does not follow: of two requests at once both prepare.
 */
export async function runOncePrepared<Prepared, Result>(
  ctx: Context,
  request: IdempotentRequest<Result>,
  prepare: () => Promise<Prepared>,
  work: (ctx: Context, prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  const existing = await findAnswer<Result>(ctx, request)
  if (existing && (await mayReuse(request, existing.answer))) return existing.answer
  if (existing) await deleteDone(ctx, request, existing.doneAt)
  let prepared: Prepared
  try {
    prepared = await prepare()
  } catch (error) {
    // Done meanwhile by the other of two: that may be why nothing is left to prepare.
    const done = await findAnswer<Result>(ctx, request)
    if (done) return done.answer
    throw error
  }
  return inTransaction(ctx, (ctx) => runUnlessDone(ctx, request, () => work(ctx, prepared)))
}

/** A header names the same request, whatever has become of its result. */
const mayReuse = async <Result>({ key, isStillValid }: IdempotentRequest<Result>, answer: Result) =>
  !isStillValid || !key.digest.equals(key.body) || (await isStillValid(answer))

async function runUnlessDone<Result>(
  ctx: Context,
  request: IdempotentRequest<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await claim(ctx, request))) {
    const done = await findAnswer<Result>(ctx, request)
    if (done) return done.answer
    throw new Error(`${request.action} was done by another, and its answer is gone.`)
  }
  const answer = await work()
  await storeAnswer(ctx, request, answer)
  return answer
}

/** The jobs of this file, by name. */
export const idempotencyJobs: JobTable = {
  'sweep-done-once': (ctx) => sweepDoneOnce(ctx),
}

async function sweepDoneOnce(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('done_once')
    .where('done_at', '<', new Date(ctx.clock.now().getTime() - day))
    .execute()
}

/** Exports what is stored for a day of a person's requests: their actions and times. */
export const exportDoneOnce = (ctx: Context, { personId }: { personId: number }) =>
  ctx.db
    .selectFrom('done_once')
    .select(['act', 'done_at'])
    .where('person_id', '=', personId)
    .orderBy('done_at')
    .orderBy('act')
    .execute()

/** Deletes everything stored of a person's requests. */
export async function forgetDoneOnce(ctx: Context, { personId }: { personId: number }): Promise<void> {
  await ctx.db.deleteFrom('done_once').where('person_id', '=', personId).execute()
}

const digestOf = (kind: string, text: string) => createHash('sha256').update(`${kind} ${text}`).digest()

const oldest = (ctx: Context, { key }: Pick<IdempotentRequest, 'key'>) => new Date(ctx.clock.now().getTime() - key.ttl)

/**
 * Claims the request for the caller's transaction; false when it was done already. Waits for a concurrent one, longer
 * than statements of this program wait for a lock otherwise.
 */
async function claim(ctx: Context, request: RequestKey): Promise<boolean> {
  const { rows } = await sql`
    with timeout as materialized (select set_config('lock_timeout', '4s', true))
    insert into done_once (person_id, act, key, body, done_at)
    select ${request.personId}::bigint, ${request.action}::text, ${request.key.digest}::bytea, ${request.key.body}::bytea,
      ${ctx.clock.now()}::timestamptz
    from timeout
    on conflict (person_id, act, key) do update set done_at = excluded.done_at, body = excluded.body, answer = null
      where done_once.done_at <= ${oldest(ctx, request)}
    returning set_config('lock_timeout', null, true)`.execute(ctx.db)
  return rows.length > 0
}

type Done<Result> = { answer: Result; doneAt: Date }

async function findAnswer<Result>(ctx: Context, request: RequestKey): Promise<Done<Result> | undefined> {
  const row = await ctx.db
    .selectFrom('done_once')
    .select(['answer', 'body', 'done_at'])
    .where('person_id', '=', request.personId)
    .where('act', '=', request.action)
    .where('key', '=', request.key.digest)
    .where('done_at', '>', oldest(ctx, request))
    .executeTakeFirst()
  if (row?.body && !row.body.equals(request.key.body)) throw bodyConflict()
  return row && { answer: row.answer as Result, doneAt: row.done_at }
}

const bodyConflict = () =>
  new Refusal('conflict', 'This was sent before with something else in it, and done as it was sent then.')

/** Deletes the stored answer, unless it was stored anew meanwhile. */
async function deleteDone(ctx: Context, request: RequestKey, doneAt: Date): Promise<void> {
  await ctx.db
    .deleteFrom('done_once')
    .where('person_id', '=', request.personId)
    .where('act', '=', request.action)
    .where('key', '=', request.key.digest)
    .where('done_at', '=', doneAt)
    .execute()
}

async function storeAnswer(ctx: Context, request: RequestKey, answer: unknown): Promise<void> {
  await ctx.db
    .updateTable('done_once')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('person_id', '=', request.personId)
    .where('act', '=', request.action)
    .where('key', '=', request.key.digest)
    .execute()
}
