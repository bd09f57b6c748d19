import { sql } from 'kysely'
import type { Context } from '#platform/context'

export type EnqueueOptions = {
  /** One waiting job for each key: a second enqueue takes its place. */
  key?: string
  /** Not before this instant. */
  runAt?: Date
  /** Jobs of one queue run one after another. */
  queue?: string
}

/**
 * Puts an envelope into the queue: the name of a job and what it needs to find its rows again. Inside a transaction it is
 * sent when, and only when, the transaction commits.
 */
export async function enqueue(ctx: Context, job: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${job}, payload => ${JSON.stringify(payload)}::json, job_key => ${options.key ?? null},
    run_at => ${options.runAt ?? null}, queue_name => ${options.queue ?? null})`.execute(ctx.db)
}
