import { acts, isAct, type LogSubject, logSubjects } from '@reable/contract/volunteers/rules'
import { type SqlBool, sql } from 'kysely'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { isAny } from '#platform/database'
import type { Act, ActOfPerson } from './act.ts'

export async function insertAct(
  { db, clock }: Context,
  { volunteer, act, subject, before, after }: Act,
): Promise<void> {
  const by = volunteer === 'command' ? { id: null, role: 'command' } : volunteer
  const value = (given: object | undefined) => (given ? JSON.stringify(given) : null)
  await db
    .insertInto('volunteer_log')
    .values({
      ...{ at: clock.now(), volunteer_id: by.id, role: by.role ?? 'nobody', act },
      ...{ subject: subject.kind, subject_id: String(subject.id), before: value(before), after: value(after) },
    })
    .execute()
}

/** Whether somebody did the same to the same since a moment. */
export async function findActSince(
  { db }: Context,
  { volunteer, act, subject }: ActOfPerson,
  since: Date,
): Promise<boolean> {
  return isAny(
    db
      .selectFrom('volunteer_log')
      .select('id')
      .where('subject', '=', subject.kind)
      .where('subject_id', '=', String(subject.id))
      .where('act', '=', act)
      .where('volunteer_id', '=', volunteer.id)
      .where('at', '>', since),
  )
}

/** What of the log: everything, an act, a subject with or without its number, what one volunteer did, or what was done on a day. */
export type LogFilter =
  | { by: 'all' }
  | { by: 'act'; act: string }
  | { by: 'subject'; subject: LogSubject; id: string | undefined }
  | { by: 'volunteer'; email: string }
  | { by: 'day'; from: Date }

/** Reads what was typed: "listing 12", "page about", "2026-11-20", an act by its name or by what it does, or an address. */
export function readLogSearch(typed: string): LogFilter {
  const words = typed.trim().toLowerCase()
  if (!words) return { by: 'all' }
  const from = /^\d{4}-\d\d-\d\d$/.test(words) ? new Date(`${words}T00:00:00-07:00`) : undefined
  if (from && !Number.isNaN(from.getTime())) return { by: 'day', from }
  const [first, ...rest] = words.split(/\s+/)
  const subject = logSubjects.find((each) => each === first)
  if (subject) return { by: 'subject', subject, id: rest.join(' ') || undefined }
  const named = words.replaceAll(' ', '_')
  const act = isAct(named) ? named : Object.entries(acts).find(([, { does }]) => does.includes(words))?.[0]
  return act ? { by: 'act', act } : { by: 'volunteer', email: words }
}

const matching = (filter: LogFilter) => {
  if (filter.by === 'act') return sql<SqlBool>`act = ${filter.act}`
  if (filter.by === 'subject')
    return filter.id === undefined
      ? sql<SqlBool>`subject = ${filter.subject}`
      : sql<SqlBool>`subject = ${filter.subject} and subject_id = ${filter.id}`
  if (filter.by === 'volunteer')
    return sql<SqlBool>`volunteer_id in (select id from people where email = ${filter.email})`
  if (filter.by === 'day') return sql<SqlBool>`at >= ${filter.from} and at < ${new Date(filter.from.getTime() + day)}`
  return sql<SqlBool>`true`
}

type Part = { filter: LogFilter; limit: number; offset?: number }

/** The acts of a search, the latest first. */
export const selectActs = ({ db }: Context, { filter, limit, offset = 0 }: Part) =>
  db
    .selectFrom('volunteer_log as logged')
    .leftJoin('people', 'people.id', 'logged.volunteer_id')
    .select(['logged.id', 'at', 'people.email', 'logged.role', 'act', 'subject', 'subject_id', 'before', 'after'])
    .where(matching(filter))
    .orderBy('logged.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export type LoggedAct = Awaited<ReturnType<typeof selectActs>>[number]

/** Counts the acts of a search, so many at most. */
export async function countActs({ db }: Context, filter: LogFilter, most: number): Promise<number> {
  const acts = db.selectFrom('volunteer_log').select('id').where(matching(filter)).limit(most)
  const counted = db.selectFrom(acts.as('found')).select(({ fn }) => fn.countAll<string>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

/** How often each volunteer did what since then: those who did most first. */
export const countActsSince = ({ db }: Context, since: Date) =>
  db
    .selectFrom('volunteer_log as logged')
    .leftJoin('people', 'people.id', 'logged.volunteer_id')
    .select(['people.email', 'people.first_name', 'act', sql<number>`count(*)::int`.as('times')])
    .where('at', '>=', since)
    .groupBy(['people.id', 'act'])
    .orderBy('times', 'desc')
    .orderBy('act')
    .execute()
