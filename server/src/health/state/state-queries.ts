import { sql } from 'kysely'
import { hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'

/** What waits for volunteers, and since when the oldest of it does. */
export type CaseCounts = { listings: number; people: number; messages: number; oldest: Date | null }

/** Counts what volunteers have not decided about yet; each count reads what is open alone. */
export async function countCases({ db }: Context): Promise<CaseCounts> {
  const { rows } = await sql<CaseCounts>`
    with open as (
      select 'listings' as kind, created_at as since from reports where decided_at is null
      union all select 'people', created_at from person_reports where decided_at is null
      union all select 'messages', held_at from pending_messages where decided_at is null)
    select count(*) filter (where kind = 'listings')::int as listings,
      count(*) filter (where kind = 'people')::int as people,
      count(*) filter (where kind = 'messages')::int as messages, min(since) as oldest
    from open`.execute(db)
  return onlyRow(rows)
}

/** Photos of the last hour that are no picture yet: on their way, or left by somebody who went on without them. */
export async function countPhotosOnTheWay({ db, clock }: Context): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select((uploads) => uploads.fn.countAll<number>().as('count'))
    .where('picture_id', 'is', null)
    .where('created_at', '>', new Date(clock.now().getTime() - hour))
    .executeTakeFirstOrThrow()
  return count
}
