import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { day, minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import type { JobTable } from '#platform/jobs'
import { Refusal } from '#platform/refusal'

/** What makes two requests one: a digest, and for how many milliseconds it counts. `body` is the digest of what is asked. */
export type OnceKey = { digest: Buffer; holds: number; body: Buffer }

/** Whose act it is, and by which key; `act` names what is done, with the id of what it is done to. */
export type Once<Result = unknown> = {
  personId: number
  act: string
  key: OnceKey
  /** Of what can be undone: whether it is still as it was done. Without a header the same body does again what is not. */
  stillSo?: (answer: Result) => Promise<boolean>
}

/**
 * The key of a request: its Idempotency-Key header, which holds for a day, else its parsed body, which holds for a minute.
 * Refuses as malformed a header that is not 1 to 200 visible characters.
 */
export function onceKeyOf({ headers }: { headers: Record<string, unknown> }, body: unknown): OnceKey {
  const given = headers['idempotency-key']
  const ofBody = digestOf('body', JSON.stringify(body ?? null))
  if (given === undefined) return { digest: ofBody, holds: minute, body: ofBody }
  if (typeof given !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(given))
    throw new Refusal('malformed', 'The Idempotency-Key of this request is not 1 to 200 visible characters.')
  return { digest: digestOf('header', given), holds: day, body: ofBody }
}

/**
 * Runs `work` in a transaction at most once for a key, and answers what it answered, as JSON, whenever the same is asked
 * again. Two at once: the second waits, at most four seconds, for the first's answer. What failed may be tried again. Refuses
 * as a conflict a key that comes again with another body.
 */
export function once<Result>(
  ctx: Context,
  asked: Once<Result>,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return oncePrepared(ctx, asked, async () => undefined, work)
}

/**
 * The same, where something comes first that no transaction should wait for, such as decoding. What `prepare` does must not
 * matter when `work` does not follow: of two at once both prepare.
 */
export async function oncePrepared<Prepared, Result>(
  ctx: Context,
  asked: Once<Result>,
  prepare: () => Promise<Prepared>,
  work: (ctx: Context, prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  const known = await findAnswer<Result>(ctx, asked)
  if (known && (await isStillSo(asked, known.answer))) return known.answer
  if (known) await forgetDone(ctx, asked, known.doneAt)
  let prepared: Prepared
  try {
    prepared = await prepare()
  } catch (error) {
    // Done meanwhile by the other of two: that may be why nothing is left to prepare.
    const done = await findAnswer<Result>(ctx, asked)
    if (done) return done.answer
    throw error
  }
  return inTransaction(ctx, (ctx) => doUnlessDone(ctx, asked, () => work(ctx, prepared)))
}

/** A header says that it is the same request, whatever came of what it did. */
const isStillSo = async <Result>({ key, stillSo }: Once<Result>, answer: Result) =>
  !stillSo || !key.digest.equals(key.body) || (await stillSo(answer))

async function doUnlessDone<Result>(ctx: Context, asked: Once<Result>, work: () => Promise<Result>): Promise<Result> {
  if (!(await claim(ctx, asked))) {
    const done = await findAnswer<Result>(ctx, asked)
    if (done) return done.answer
    throw new Error(`${asked.act} was done by another, and its answer is gone.`)
  }
  const answer = await work()
  await keepAnswer(ctx, asked, answer)
  return answer
}

/** The work of this file that the queue runs, by name. */
export const onceJobs: JobTable = {
  'sweep-done-once': (ctx) => sweepDoneOnce(ctx),
}

async function sweepDoneOnce(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('done_once')
    .where('done_at', '<', new Date(ctx.clock.now().getTime() - day))
    .execute()
}

/** What is kept for a day of what someone asked for: which act, and when. */
export const tellOfDoneOnce = (ctx: Context, { personId }: { personId: number }) =>
  ctx.db
    .selectFrom('done_once')
    .select(['act', 'done_at'])
    .where('person_id', '=', personId)
    .orderBy('done_at')
    .orderBy('act')
    .execute()

export async function forgetDoneOnce(ctx: Context, { personId }: { personId: number }): Promise<void> {
  await ctx.db.deleteFrom('done_once').where('person_id', '=', personId).execute()
}

type Asked = Pick<Once, 'personId' | 'act' | 'key'>

const digestOf = (kind: string, text: string) => createHash('sha256').update(`${kind} ${text}`).digest()

const oldest = (ctx: Context, { key }: Pick<Once, 'key'>) => new Date(ctx.clock.now().getTime() - key.holds)

/**
 * Whether the act is the caller's to do: until its transaction ends, nobody else's. Waits for another one that is at it, longer
 * than statements of this program wait for a lock otherwise.
 */
async function claim(ctx: Context, asked: Asked): Promise<boolean> {
  const { rows } = await sql`
    with patience as materialized (select set_config('lock_timeout', '4s', true))
    insert into done_once (person_id, act, key, body, done_at)
    select ${asked.personId}::bigint, ${asked.act}::text, ${asked.key.digest}::bytea, ${asked.key.body}::bytea,
      ${ctx.clock.now()}::timestamptz
    from patience
    on conflict (person_id, act, key) do update set done_at = excluded.done_at, body = excluded.body, answer = null
      where done_once.done_at <= ${oldest(ctx, asked)}
    returning set_config('lock_timeout', null, true)`.execute(ctx.db)
  return rows.length > 0
}

type Done<Result> = { answer: Result; doneAt: Date }

async function findAnswer<Result>(ctx: Context, asked: Asked): Promise<Done<Result> | undefined> {
  const row = await ctx.db
    .selectFrom('done_once')
    .select(['answer', 'body', 'done_at'])
    .where('person_id', '=', asked.personId)
    .where('act', '=', asked.act)
    .where('key', '=', asked.key.digest)
    .where('done_at', '>', oldest(ctx, asked))
    .executeTakeFirst()
  if (row?.body && !row.body.equals(asked.key.body)) throw saidOtherwise()
  return row && { answer: row.answer as Result, doneAt: row.done_at }
}

const saidOtherwise = () =>
  new Refusal('conflict', 'This was sent before with something else in it, and done as it was sent then.')

/** Unless it was done anew meanwhile. */
async function forgetDone(ctx: Context, asked: Asked, doneAt: Date): Promise<void> {
  await ctx.db
    .deleteFrom('done_once')
    .where('person_id', '=', asked.personId)
    .where('act', '=', asked.act)
    .where('key', '=', asked.key.digest)
    .where('done_at', '=', doneAt)
    .execute()
}

async function keepAnswer(ctx: Context, asked: Asked, answer: unknown): Promise<void> {
  await ctx.db
    .updateTable('done_once')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('person_id', '=', asked.personId)
    .where('act', '=', asked.act)
    .where('key', '=', asked.key.digest)
    .execute()
}
