import type { ReportOutcome } from '@reable/contract/people/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'

type ReportRow = {
  about: 'listing' | 'person'
  title: string | null
  reasons: string[]
  at: Date
  outcome: ReportOutcome
}

/** Reports of one side: how many there are and what became of them, with the latest. */
export type Reports = { total: number; upheld: number; dismissed: number; latest: ReportRow[] }

/** Each kind of report with its outcome; what the two tables have in common. */
const outcomes = {
  listing: sql`case when decision is null then 'waits' when coalesce(was_right, decision = 'keep') then 'upheld' else 'dismissed' end`,
  person: sql`case decision when 'pause' then 'upheld' when 'nothing' then 'dismissed' else 'waits' end`,
}

const made = (personId: number) => sql`
  select 'listing' as about, l.title, r.reasons, r.created_at as at, ${outcomes.listing} as outcome
  from reports r join listings l on l.id = r.listing_id where r.person_id = ${personId}
  union all
  select 'person', l.title, r.reasons, r.created_at, ${outcomes.person}
  from person_reports r join conversations c on c.id = r.conversation_id left join listings l on l.id = c.listing_id
  where r.reporter_id = ${personId}`

const received = (personId: number) => sql`
  select 'listing' as about, l.title, r.reasons, r.created_at as at, ${outcomes.listing} as outcome
  from listings l join reports r on r.listing_id = l.id where l.owner_id = ${personId}
  union all
  select 'person', l.title, r.reasons, r.created_at, ${outcomes.person}
  from person_reports r join conversations c on c.id = r.conversation_id left join listings l on l.id = c.listing_id
  where r.reported_id = ${personId}`

async function findReports({ db }: Context, reports: RawBuilder<unknown>, latest: number): Promise<Reports> {
  const { rows } = await sql<Reports>`
    with all_reports as (${reports})
    select count(*)::int as total, count(*) filter (where outcome = 'upheld')::int as upheld,
      count(*) filter (where outcome = 'dismissed')::int as dismissed,
      coalesce((select json_agg(shown) from (select * from all_reports order by at desc limit ${latest}) shown), '[]') as latest
    from all_reports`.execute(db)
  const found = onlyRow(rows)
  return { ...found, latest: found.latest.map((row) => ({ ...row, at: new Date(row.at) })) }
}

/** What somebody reported, with what became of it. */
export const findReportsMade = (ctx: Context, personId: number, latest: number): Promise<Reports> =>
  findReports(ctx, made(personId), latest)

/** What was reported about somebody and their listings: never by whom. */
export const findReportsReceived = (ctx: Context, personId: number, latest: number): Promise<Reports> =>
  findReports(ctx, received(personId), latest)
