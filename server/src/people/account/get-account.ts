import type { Answer } from '@reable/contract/client'
import { type ReportOutcome, shownAtMost } from '@reable/contract/people/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Person } from '#accounts'
import { whyInvolved } from '#moderation'
import { hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import { findWorstInForce } from '#restrictions'
import { hasActedSince, recordAct, requireMay, type Volunteer } from '#volunteers'
import { showSecondFactor } from '../lost-factor/show-second-factor.ts'
import { selectNotesAbout } from '../notes/note-queries.ts'
import { selectRestrictions } from '../restricting/restricting-queries.ts'
import { showRestriction } from '../restricting/show-restriction.ts'
import { serializeAccount } from '../serialize-account.ts'
import { countConversationsOf, countListingsOf, findAccountRow } from './account-queries.ts'
import { noSuchAccount } from './no-such-account.ts'

type ReportRow = {
  about: 'listing' | 'person'
  title: string | null
  reasons: string[]
  at: Date
  outcome: ReportOutcome
}

/** Reports of one side: how many there are and what became of them, with the latest. */
type Reports = { total: number; upheld: number; dismissed: number; latest: ReportRow[] }

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
const findReportsMade = (ctx: Context, personId: number, latest: number): Promise<Reports> =>
  findReports(ctx, made(personId), latest)

/** What was reported about somebody and their listings: never by whom. */
const findReportsReceived = (ctx: Context, personId: number, latest: number): Promise<Reports> =>
  findReports(ctx, received(personId), latest)

type Input = { volunteer: Person | undefined; id: number }

/**
 * Returns all that volunteers may know of somebody. That it was opened is logged, once for what a volunteer opens within an hour. Refuses
 * as not found an account that is not there, and as `requireMay` does.
 */
export async function getAccount(ctx: Context, { id, ...input }: Input): Promise<Answer<'getPerson'>> {
  const volunteer = await requireMay(ctx, input.volunteer, 'see_person')
  const row = await findAccountRow(ctx, id)
  if (!row) throw noSuchAccount()
  await recordOpening(ctx, volunteer, id)
  const [listings, conversations, made, received, restricted, restrictions, notes, factor] = await Promise.all([
    countListingsOf(ctx, id),
    countConversationsOf(ctx, id),
    findReportsMade(ctx, id, shownAtMost),
    findReportsReceived(ctx, id, shownAtMost),
    findWorstInForce(ctx, [id]),
    selectRestrictions(ctx, { personId: id, limit: shownAtMost }),
    selectNotesAbout(ctx, { personId: id, limit: shownAtMost }),
    showSecondFactor(ctx, id, volunteer),
  ])
  return {
    ...serializeAccount(row, { volunteer, restricted: restricted.get(id) }),
    ...{ listings, conversations, reports_made: serializeReports(made), reports_received: serializeReports(received) },
    restrictions: await Promise.all(restrictions.map((each) => showRestriction(ctx, each, volunteer))),
    notes: notes.map(({ written_at, ...note }) => ({ ...note, written_at_utc: written_at.toISOString() })),
    ...factor,
    own: volunteer.id === id,
    barred: await whyInvolved(ctx, { volunteer, act: 'restrict_person', personId: id }),
  }
}

async function recordOpening(ctx: Context, volunteer: Volunteer, id: number): Promise<void> {
  const opening = { volunteer, act: 'see_person', subject: { kind: 'person', id } } as const
  if (await hasActedSince(ctx, opening, new Date(ctx.clock.now().getTime() - hour))) return
  await recordAct(ctx, opening)
}

const serializeReports = ({ latest, ...counts }: Reports) => ({
  ...counts,
  latest: latest.map(({ at, ...report }) => ({ ...report, at_utc: at.toISOString() })),
})
