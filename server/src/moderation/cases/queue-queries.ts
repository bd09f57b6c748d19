import type { CaseSubject, QueuePart } from '@reable/contract/cases/rules'
import { shortDays } from '@reable/contract/restrictions/rules'
import { sql } from 'kysely'
import { isOwn } from '#cases'
import type { Context } from '#platform/context'

type Page = { waits: QueuePart; size: number; offset: number }

/** A case with what it is called; what its owner has deleted waits for nobody. */
const cases = ({ db }: Context) =>
  db
    .selectFrom('cases as c')
    .leftJoin('listings as l', 'l.id', 'c.listing_id')
    .leftJoin('messages as m', 'm.id', 'c.message_id')
    .leftJoin('people as p', (join) => join.on(sql<boolean>`p.id = coalesce(c.person_id, m.sender_id)`))
    .leftJoin('people as v', 'v.id', 'c.claimed_by')

const columns = [
  ...(['c.id', 'c.subject', 'c.reasons', 'c.gravity', 'c.opened_at', 'c.closed_at'] as const),
  ...(['c.claimed_by', 'c.claimed_until', 'c.listing_id', 'c.person_id', 'c.message_id', 'c.not_by'] as const),
  ...(['l.title', 'p.first_name', 'v.email as claimer_email', 'v.first_name as claimer_name'] as const),
  sql<boolean>`coalesce(v.role in ('moderator', 'steward'), false)`.as('claimer_decides'),
] as const

const waiting = (ctx: Context, waits: QueuePart) =>
  cases(ctx)
    .where('c.closed_at', 'is', null)
    .where('l.deleted_at', 'is', null)
    .$if(waits === 'appeals', (all) => all.where(sql<boolean>`'answered' = any(c.reasons)`))
    .$if(waits === 'messages', (all) => all.where('c.subject', '=', 'message'))

export type QueuedCase = Awaited<ReturnType<typeof selectQueue>>[number]

/** One page of what waits: the gravest first, then what waits longest. */
export async function selectQueue(ctx: Context, { waits, size, offset }: Page) {
  const rows = await waiting(ctx, waits)
    .select(columns)
    .orderBy('c.gravity', 'desc')
    .orderBy('c.opened_at')
    .orderBy('c.id')
    .limit(size)
    .offset(offset)
    .execute()
  return rows.map((row) => ({ ...row, subject: row.subject as CaseSubject }))
}

export async function countQueue(ctx: Context, waits: QueuePart): Promise<number> {
  const { count } = await waiting(ctx, waits)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** These cases, open or not. */
export async function findQueuedAmong(ctx: Context, ids: number[]): Promise<QueuedCase[]> {
  if (!ids.length) return []
  const rows = await cases(ctx).select(columns).where('c.id', 'in', ids).execute()
  return rows.map((row) => ({ ...row, subject: row.subject as CaseSubject }))
}

/**
 * The next case for somebody: the gravest that nobody else has, that is not their own and that they may decide, behind `after` in the queue, or from its beginning.
 */
export async function findNextCase(
  ctx: Context,
  { volunteerId, after }: { volunteerId: number; after?: number },
): Promise<number | null> {
  const now = ctx.clock.now()
  const behind = after === undefined ? sql`` : sql`(-q.gravity, q.opened_at, q.id) <= (-a.gravity, a.opened_at, a.id),`
  const { rows } = await sql<{ id: number }>`
    select q.id from (
      select c.id, c.gravity, c.opened_at from cases c
      left join listings l on l.id = c.listing_id
      left join people v on v.id = c.claimed_by
      where c.closed_at is null and l.deleted_at is null and c.id is distinct from ${after}
        and not (c.claimed_by is not null and c.claimed_by <> ${volunteerId} and c.claimed_until > ${now}
          and v.role in ('moderator', 'steward'))
        and c.not_by is distinct from ${volunteerId} and not ${isOwn(ctx, volunteerId)}
        and not exists (select from restrictions r join people me on me.id = ${volunteerId}
          where r.person_id = c.person_id and r.answered_at is not null and r.reviewed_at is null and r.lifted_at is null
            and (r.over_at is null or r.over_at > ${now})
            and (r.kind = 'ban' or r.days is null or r.days > ${shortDays}) and me.role is distinct from 'steward')
    ) q left join cases a on a.id = ${after}
    order by ${behind} q.gravity desc, q.opened_at, q.id limit 1`.execute(ctx.db)
  return rows[0]?.id ?? null
}
