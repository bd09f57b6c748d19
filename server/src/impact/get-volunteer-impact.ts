import type { Answer } from '@reable/contract/client'
import { volunteerDays as days } from '@reable/contract/impact/rules'
import { sql } from 'kysely'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import { requireVolunteer } from '#volunteers'

type WaitRow = { decided: number; waiting: number; median_hours: number | null; most_hours: number | null }

/** What waits for volunteers: from when, until when, and in which table. */
const waitingLists = {
  listings: { table: 'reports', since: 'created_at' },
  people: { table: 'person_reports', since: 'created_at' },
  messages: { table: 'pending_messages', since: 'held_at' },
} as const

type WaitingList = keyof typeof waitingLists

/** How many hours what was decided after a moment had waited, and how much waits now. */
async function findWaits({ db }: Context, list: WaitingList, after: Date): Promise<WaitRow> {
  const { table, since } = waitingLists[list]
  const hours = sql`extract(epoch from decided_at - ${sql.ref(since)}) / 3600`
  const { rows } = await sql<WaitRow>`
    select count(*) filter (where decided_at > ${after})::int as decided,
      count(*) filter (where decided_at is null)::int as waiting,
      (percentile_cont(0.5) within group (order by ${hours}) filter (where decided_at > ${after}))::float8 as median_hours,
      (percentile_cont(0.9) within group (order by ${hours}) filter (where decided_at > ${after}))::float8 as most_hours
    from ${sql.table(table)} where decided_at > ${after} or decided_at is null`.execute(db)
  return onlyRow(rows)
}

type Decided = { released: number; left_hidden: number; delivered: number; returned: number; stopped: number }

/** What volunteers decided after a moment, and how many people are muted, stopped or banned now. */
async function countDecisions({ db, clock }: Context, after: Date): Promise<Decided & { stopped_now: number }> {
  const { rows } = await sql<Decided & { stopped_now: number }>`
    select
      (select count(*) from case_decisions
        where decision = 'release' and decided_at > ${after} and undone_at is null)::int as released,
      (select count(*) from case_decisions
        where decision = 'keep' and decided_at > ${after} and undone_at is null)::int as left_hidden,
      (select count(*) from pending_messages where decision = 'deliver' and decided_at > ${after})::int as delivered,
      (select count(*) from pending_messages where decision = 'return' and decided_at > ${after})::int as returned,
      (select count(distinct person_id) from restrictions where begun_at > ${after})::int as stopped,
      (select count(distinct person_id) from restrictions
        where lifted_at is null and (over_at is null or over_at > ${clock.now()}))::int as stopped_now`.execute(db)
  return onlyRow(rows)
}

/** Returns how long people waited for volunteers lately, and what these decided. Refuses as not found anyone who is no volunteer. */
export async function getVolunteerImpact(
  ctx: Context,
  { volunteer }: { volunteer: Person | undefined },
): Promise<Answer<'getVolunteerImpact'>> {
  requireVolunteer(volunteer)
  const after = new Date(ctx.clock.now().getTime() - days * day)
  const [listings, people, messages, decided] = await Promise.all([
    findWaits(ctx, 'listings', after),
    findWaits(ctx, 'people', after),
    findWaits(ctx, 'messages', after),
    countDecisions(ctx, after),
  ])
  const { released, left_hidden, delivered, returned, stopped, stopped_now } = decided
  return {
    days,
    waits: { listings, people, messages },
    listings: { released, left_hidden },
    messages: { delivered, returned },
    people: { stopped, stopped_now },
  }
}
