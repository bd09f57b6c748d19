import type { Client } from 'pg'
import copyStreams from 'pg-copy-streams'

/** The columns of the queue's jobs in an archive, in the order of `add_job` followed by a job's attempts, last error and id. */
const jobRows = `
  select task.identifier, job.payload, queue.queue_name, job.run_at, job.max_attempts, job.key, job.priority,
    (select array_agg(flag) from jsonb_object_keys(job.flags) flag) as flags, job.attempts, job.last_error, job.id
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id`

/** The rows of a table as text, in parts of whole lines. `columns` are quoted where they need it. */
export function tableParts(client: Client, table: string, columns: string[]): AsyncGenerator<Buffer> {
  return copyParts(client, `copy public.${client.escapeIdentifier(table)} (${columns.join(', ')}) to stdout`)
}

/** Every job of the queue, those included that a worker has locked at this moment: after a restore they are unlocked. */
export function jobParts(client: Client): AsyncGenerator<Buffer> {
  return copyParts(client, `copy (${jobRows} order by job.id) to stdout`)
}

function copyParts(client: Client, statement: string): AsyncGenerator<Buffer> {
  return wholeLines(client.query(copyStreams.to(statement)))
}

/** Cuts a stream into parts of about `size` bytes, each of which ends where a line ends. */
export async function* wholeLines(stream: AsyncIterable<Buffer>, size = 4_000_000): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < size) continue
    const all = Buffer.concat(chunks)
    const end = all.lastIndexOf('\n') + 1
    if (end) yield all.subarray(0, end)
    chunks = [all.subarray(end)]
    bytes = all.length - end
  }
  if (bytes) yield Buffer.concat(chunks)
}
