import { setTimeout as delay } from 'node:timers/promises'
import { queryDatabase } from '../../program/database.ts'
import type { Retention } from './retained-rows.ts'

const timeout = 3 * 60_000

/** Sums by day, whose keys are these days: they are bounded by them. */
const byDay = ['impact_days', 'missed_searches', 'missing_measures']

/**
 * Moves every time that is stored, by an interval of PostgreSQL: a day back is the same as the clock set a day forward. Without triggers, since
 * nothing happened.
 */
export const moveTimes = (dataFolder: string, interval: string): Promise<unknown> =>
  queryDatabase(
    dataFolder,
    `do $$ declare moved record; begin
  set local session_replication_role = replica;
  for moved in
    select c.table_name as name, string_agg(format('%1$I = %1$I + interval ''${interval}''', c.column_name), ', ') as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'
      and c.is_generated = 'NEVER' and c.table_name <> all ('{${byDay.join(',')}}')
    group by c.table_name
  loop execute format('update public.%I set %s', moved.name, moved.columns); end loop;
end $$`,
  )

/** Lets a day go by, and has the jobs of that day done: those that end what is kept. */
export async function aDayLater(dataFolder: string, tables: readonly Retention[]): Promise<void> {
  await moveTimes(dataFolder, '-1 day')
  const jobs = [...new Set(tables.flatMap(({ job }) => job ?? []))]
  await queryDatabase(dataFolder, 'select graphile_worker.add_job(job) from unnest($1::text[]) job', [jobs])
  const waiting = `select count(*)::int as count from graphile_worker.jobs j
    where j.task_identifier = any($1) and j.attempts < j.max_attempts`
  const deadline = performance.now() + timeout
  while (performance.now() < deadline) {
    const [row] = await queryDatabase<{ count: number }>(dataFolder, waiting, [[...jobs, 'drop-bytes', 'send-mail']])
    if (row?.count === 0) return
    await delay(500)
  }
  throw new Error('The jobs of a day were not done within three minutes.')
}

/** Counts the rows of every table that a page of the documents names. */
export async function countRows(dataFolder: string, tables: readonly Retention[]): Promise<Map<string, number>> {
  const counts = tables.map(({ table }) => `select '${table}' as name, (select count(*)::int from ${table}) as count`)
  const rows = await queryDatabase<{ name: string; count: number }>(dataFolder, counts.join(' union all '))
  return new Map(rows.map(({ name, count }) => [name, count]))
}
