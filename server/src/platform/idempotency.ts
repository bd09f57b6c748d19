import { createHash } from 'node:crypto'
import { day, minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import type { JobTable } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import {
  claimRequest,
  type Done,
  deleteDone,
  deleteDoneBefore,
  findDone,
  type IdempotencyKey,
  type RequestKey,
  storeAnswer,
} from './idempotency-queries.ts'

export type { IdempotencyKey } from './idempotency-queries.ts'

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
  if (!(await claimRequest(ctx, request))) {
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
  'sweep-done-once': (ctx) => deleteDoneBefore(ctx, new Date(ctx.clock.now().getTime() - day)),
}

const digestOf = (kind: string, text: string) => createHash('sha256').update(`${kind} ${text}`).digest()

async function findAnswer<Result>(ctx: Context, request: RequestKey): Promise<Done<Result> | undefined> {
  const done = await findDone<Result>(ctx, request)
  if (done?.body && !done.body.equals(request.key.body)) throw bodyConflict()
  return done
}

const bodyConflict = () =>
  new Refusal('conflict', 'This was sent before with something else in it, and done as it was sent then.')
