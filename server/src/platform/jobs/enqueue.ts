import { sql } from 'kysely'
import type { Context } from '#platform/context'

export type EnqueueOptions = {
  /** One waiting job for each key: a second enqueue takes its place. */
  key?: string
  /** A second enqueue under the key preserves the time of the first, so that many in a row do not delay the job. */
  keepRunAt?: boolean
  /** Not before so many milliseconds have gone by. */
  delay?: number
  /** Jobs of one queue run one after another. */
  queue?: string
}

/**
 * Adds a job to the queue: its name and the payload by which it finds its rows again. Inside a transaction it is queued when,
 * and only when, the transaction commits.
 */
export async function enqueue(ctx: Context, job: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${job}, payload => ${JSON.stringify(payload)}::json, job_key => ${options.key ?? null},
    job_key_mode => ${options.keepRunAt ? 'preserve_run_at' : 'replace'},
    run_at => now() + ${options.delay ?? 0} * interval '1 millisecond', queue_name => ${options.queue ?? null})`.execute(
    ctx.db,
  )
}

/** The priority of a job: bulk jobs let those that somebody waits for go first. */
export type Urgency = 'now' | 'in its turn'

const priorities: Record<Urgency, number> = { now: 0, 'in its turn': 10 }

/** Adds a job for each payload to the queue, in one statement. */
export async function enqueueAll(ctx: Context, job: string, payloads: object[], urgency: Urgency): Promise<void> {
  await sql`select count(*) from graphile_worker.add_jobs(array(
    select row(${job}, payload, null, null, null, null, ${priorities[urgency]}::int, null)::graphile_worker.job_spec
    from json_array_elements(${JSON.stringify(payloads)}::json) as payload))`.execute(ctx.db)
}
