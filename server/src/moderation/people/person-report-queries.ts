import type { PersonDecision } from '@reable/contract/moderation/person-rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'

type NewReport = {
  conversationId: number
  reporterId: number
  reportedId: number
  reasons: string[]
  words: string
  messageIds: number[]
}

/** Stores a report with the messages that are shown; undefined when the same person's report about this conversation waits. */
export async function insertPersonReport(ctx: Context, report: NewReport): Promise<number | undefined> {
  const inserted = await ctx.db
    .insertInto('person_reports')
    .values({
      ...{ conversation_id: report.conversationId, reporter_id: report.reporterId, reported_id: report.reportedId },
      ...{ reasons: report.reasons, other: report.words || null, created_at: ctx.clock.now() },
    })
    .onConflict((same) => same.columns(['conversation_id', 'reporter_id']).where('decided_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return undefined
  const rows = report.messageIds.map((message_id) => ({ report_id: inserted.id, message_id }))
  if (rows.length) await ctx.db.insertInto('shown_messages').values(rows).execute()
  return inserted.id
}

/** How many of these messages somebody can see in a conversation. */
export async function countVisible(
  { db }: Context,
  { conversationId, personId, ids }: { conversationId: number; personId: number; ids: number[] },
): Promise<number> {
  if (!ids.length) return 0
  const { count } = await db
    .selectFrom('messages')
    .select((all) => all.fn.countAll().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('hidden_from_partner', '=', false), eb('sender_id', '=', personId)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const reports = ({ db }: Context) =>
  db
    .selectFrom('person_reports as r')
    .innerJoin('conversations as c', 'c.id', 'r.conversation_id')
    .leftJoin('people as p', 'p.id', 'r.reported_id')
    .leftJoin('people as o', 'o.id', 'r.reporter_id')
    .leftJoin('people as v', 'v.id', 'r.decided_by')
    .leftJoin('listings as l', 'l.id', 'c.listing_id')
    .select(['r.id', 'r.conversation_id', 'r.reporter_id', 'r.reported_id', 'r.reasons', 'r.other', 'r.created_at'])
    .select(['r.decision', 'r.words', 'r.decided_at', 'v.email as decider_email', 'v.first_name as decider_name'])
    .select([
      'c.owner_id',
      'c.buyer_id',
      'p.first_name',
      'o.first_name as reporter_name',
      'p.created_at as member_since',
      'l.title',
    ])
    .select(sql<string>`(select count(*) from conversation_readings g where g.report_id = r.id)`.as('readings'))

export type PersonReportRow = Awaited<ReturnType<typeof selectReportsAbout>>[number]

/** The reports about somebody: those that wait first, then the newest. */
export const selectReportsAbout = (ctx: Context, personId: number, limit: number) =>
  reports(ctx)
    .where('r.reported_id', '=', personId)
    .orderBy(sql`r.decided_at is not null`)
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()

export const findPersonReport = (ctx: Context, id: number): Promise<PersonReportRow | undefined> =>
  reports(ctx).where('r.id', '=', id).executeTakeFirst()

/** Whose report about somebody or their listings waits or was decided last, or whose report a restriction followed that holds. */
export async function findReportersOf({ db, clock }: Context, personId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with received as (
      select 'person' as about, reporter_id, created_at, decided_at from person_reports where reported_id = ${personId}
      union all
      select 'listing', r.person_id, r.created_at, r.decided_at
      from listings l join reports r on r.listing_id = l.id where l.owner_id = ${personId}
    )
    select distinct r.reporter_id as id from received r
    where r.reporter_id is not null and (r.decided_at is null
      or r.decided_at = (select max(decided_at) from received same where same.about = r.about)
      or exists (select from restrictions w where w.person_id = ${personId} and w.begun_at >= r.created_at
        and (w.over_at is null or w.over_at > ${clock.now()})))`.execute(db)
  return rows.map(({ id }) => id)
}

type NewPersonDecision = { id: number; decision: PersonDecision; words: string; volunteerId: number; at: Date }

export async function updatePersonDecision(
  { db }: Context,
  { id, decision, words, volunteerId, at }: NewPersonDecision,
): Promise<void> {
  await db
    .updateTable('person_reports')
    .set({ decision, words: words || null, decided_at: at, decided_by: volunteerId })
    .where('id', '=', id)
    .execute()
}

/** Notes which restriction came of a report. */
export async function updateRestriction(
  { db }: Context,
  { id, restrictionId }: { id: number; restrictionId: number },
): Promise<void> {
  await db.updateTable('person_reports').set({ restriction_id: restrictionId }).where('id', '=', id).execute()
}

/** Removes somebody and their own words from their reports about people; the reasons stay. */
export async function anonymizePersonReportsOf({ db }: Context, personId: number): Promise<void> {
  await db
    .updateTable('person_reports')
    .set({ reporter_id: null, other: null })
    .where('reporter_id', '=', personId)
    .execute()
}
