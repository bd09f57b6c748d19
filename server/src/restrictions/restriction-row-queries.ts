import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import { type SqlBool, sql } from 'kysely'
import type { Context } from '#platform/context'
import { firstRow } from '#platform/database'

/** What volunteers call each other: the first name, or the beginning of the address. */
const nameOf = (person: 'd' | 'a' | 'l') =>
  sql<string | null>`coalesce(${sql.ref(`${person}.first_name`)}, split_part(${sql.ref(`${person}.email`)}, '@', 1))`

/** Restrictions with whose they are, and who decided, agreed and took them back. */
export const restrictionRows = ({ db }: Context) =>
  db
    .selectFrom('restrictions as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .leftJoin('people as d', 'd.id', 'r.decided_by')
    .leftJoin('people as a', 'a.id', 'r.agreed_by')
    .leftJoin('people as l', 'l.id', 'r.lifted_by')
    .select(['r.id', 'r.person_id', 'r.reason', 'r.sentence', 'r.begun_at', 'r.ends_at', 'r.over_at', 'r.days'])
    .select(['r.decided_by as decided_by_id', 'r.case_id', 'r.agree_until', 'r.agreed_at', 'r.lifted_at'])
    .select(['r.answer', 'r.answered_at', 'r.reviewed_at', 'p.first_name', 'p.email'])
    .select([nameOf('d').as('decided_by'), nameOf('a').as('agreed_by'), nameOf('l').as('lifted_by')])
    // A check of the table restricts the kind to these values.
    .select(sql<RestrictionKind>`r.kind`.as('kind'))

const findRows = (ctx: Context) => restrictionRows(ctx).execute()

export type RestrictionRow = Awaited<ReturnType<typeof findRows>>[number]

export const findRestriction = (ctx: Context, id: number): Promise<RestrictionRow | undefined> =>
  restrictionRows(ctx).where('r.id', '=', id).executeTakeFirst()

/** The restriction of somebody whose answer a volunteer is to look at first: one that they did not decide, then what waits longest. */
export const findWaitingAnswer = (
  ctx: Context,
  { personId, volunteerId }: { personId: number; volunteerId: number },
): Promise<RestrictionRow | undefined> =>
  firstRow(
    restrictionRows(ctx)
      .where('r.person_id', '=', personId)
      .where('r.answered_at', 'is not', null)
      .where('r.reviewed_at', 'is', null)
      .where('r.lifted_at', 'is', null)
      .where(sql<SqlBool>`(r.over_at is null or r.over_at > ${ctx.clock.now()})`)
      .orderBy(sql`r.decided_by is not distinct from ${volunteerId}`)
      .orderBy('r.answered_at')
      .orderBy('r.id'),
  )
