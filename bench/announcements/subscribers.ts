import { queryDatabase } from '../program/database.ts'
import { overbedTable } from '../selling/post.ts'

/** The equipment type that all of them wait for, and one with the same fields that nobody waits for. */
export const subscribedType = overbedTable.equipment_type_id
export const unsubscribedType = 36

const text = `
  with crowd as (
    insert into people (email, confirmed_at, created_at)
    select 'subscriber-' || n || '@reable.example', now(), now() from generate_series(1, $1::int) n returning id
  )
  insert into notifications (person_id, equipment_type_id, created_at) select id, $2, now() from crowd`

/** So many confirmed people who wait for the equipment type, and nobody else who does. */
export async function makeSubscribers(dataFolder: string, count: number): Promise<void> {
  await queryDatabase(dataFolder, 'delete from notifications where equipment_type_id = any($1)', [
    [subscribedType, unsubscribedType],
  ])
  await queryDatabase(dataFolder, text, [count, subscribedType])
}

type Backlog = { runs: number; mails: number }

/** Counts the work that announcements have left: runs that take further subscribers, and mails to be handed over. */
export async function countBacklog(dataFolder: string): Promise<Backlog> {
  const [backlog] = await queryDatabase<Backlog>(
    dataFolder,
    `select count(*) filter (where task_identifier = 'listing-published')::int as runs,
      count(*) filter (where task_identifier = 'send-mail')::int as mails from graphile_worker.jobs`,
  )
  if (!backlog) throw new Error('The queue did not answer.')
  return backlog
}
