import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import type { Described } from '#recalls'

/** A thing as its receiver has it: what its sheet says of it, and what its listing still does. */
export type Received = Described & {
  sheetId: number
  receiverId: number
  handedOverAt: Date
  /** What its listing may be called still; null once it is gone, deleted or hidden by volunteers. */
  shownTitle: string | null
}

/** What a receiver wants to be told of: theirs since a moment, and not on the list of its owner again. */
const isWanted = (since: Date) => sql`s.wants_recalls and s.handed_over_at > ${since} and s.receiver_id is not null
  and (l.id is null or l.deleted_at is not null or l.last_feedback = 'exchanged')`

const received = sql`s.id as "sheetId", s.receiver_id as "receiverId", s.handed_over_at as "handedOverAt",
  s.equipment_type_id as "typeId", coalesce(s.brand, '') as brand, coalesce(s.model, '') as model,
  coalesce(l.title, '') as title, coalesce(l.description, '') as description,
  case when l.deleted_at is null and l.held_at is null then l.title end as "shownTitle"`

type Run = { keys: string[]; after: number; limit: number }

/**
 * The next sheets that are wanted behind one: how many there are, the last of them, and those whose thing or listing names one of these words, or whose
 * words nobody wrote down.
 */
export async function selectCandidates({ db }: Context, { keys, after, limit }: Run) {
  const { rows } = await sql<{ seen: number; last: number; candidates: number[] }>`
    with wanted as materialized (
      select id, listing_id, keys from handover_sheets
      where id > ${after} and wants_recalls and handed_over_at is not null and receiver_id is not null
      order by id limit ${limit}
    )
    select count(*)::int as seen, max(w.id)::float8 as last,
      coalesce(array_agg(w.id::float8 order by w.id)
        filter (where w.keys is null or w.keys && ${keys}::text[] or c.keys && ${keys}::text[]), '{}') as candidates
    from wanted w left join recall_checks c on c.listing_id = w.listing_id`.execute(db)
  return onlyRow(rows)
}

/** These things, as far as their receivers want to be told of them. */
export async function selectReceived({ db }: Context, { ids, since }: { ids: number[]; since: Date }) {
  const { rows } = await sql<Received>`
    select ${received} from handover_sheets s left join listings l on l.id = s.listing_id
    where s.id = any(${ids}::bigint[]) and ${isWanted(since)}`.execute(db)
  return rows
}

/** Locks what somebody received and wants to be told of until the transaction ends: of two at once, one tells them. */
export async function lockReceivedBy(
  { db }: Context,
  { personId, since, limit }: { personId: number; since: Date; limit: number },
) {
  const { rows } = await sql<Received>`
    select ${received} from handover_sheets s left join listings l on l.id = s.listing_id
    where s.receiver_id = ${personId} and ${isWanted(since)} order by s.id desc limit ${limit} for update of s`.execute(
    db,
  )
  return rows
}

/** Notes that the receiver of these sheets is told of a recall. Returns those of which they were not told before. */
export async function claimRecall(
  { db, clock }: Context,
  { cardId, sheetIds }: { cardId: number; sheetIds: number[] },
): Promise<number[]> {
  const rows = await db
    .insertInto('handover_recalls')
    .values(sheetIds.map((id) => ({ sheet_id: id, card_id: cardId, notified_at: clock.now() })))
    .onConflict((same) => same.doNothing())
    .returning('sheet_id')
    .execute()
  return rows.map(({ sheet_id }) => sheet_id)
}

/** Those who were told of a recall, behind one of them. */
export async function selectNotified(
  { db }: Context,
  { cardId, after, limit }: { cardId: number; after: number; limit: number },
) {
  const rows = await db
    .selectFrom('handover_recalls as r')
    .innerJoin('handover_sheets as s', 's.id', 'r.sheet_id')
    .select(({ ref }) => ref('s.receiver_id').$notNull().as('id'))
    .distinct()
    .where('r.card_id', '=', cardId)
    .where('s.receiver_id', '>', after)
    .orderBy('s.receiver_id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets that somebody was told of a recall. Returns of which things they were, and whether they want to be told of them still. */
export async function deleteNotified({ db }: Context, { personId, cardId }: { personId: number; cardId: number }) {
  const { rows } = await sql<Received & { isWanted: boolean }>`
    delete from handover_recalls r using handover_sheets s left join listings l on l.id = s.listing_id
    where r.sheet_id = s.id and r.card_id = ${cardId} and s.receiver_id = ${personId}
    returning ${received}, s.wants_recalls as "isWanted"`.execute(db)
  return rows
}

/** Whether somebody who was told of a recall wants to be told still of what it was about. */
export async function isStillWanted({ db }: Context, { personId, cardId }: { personId: number; cardId: number }) {
  const notified = db
    .selectFrom('handover_recalls as r')
    .innerJoin('handover_sheets as s', 's.id', 'r.sheet_id')
    .select('s.id')
    .where('r.card_id', '=', cardId)
    .where('s.receiver_id', '=', personId)
    .where('s.wants_recalls', '=', true)
  return (await notified.executeTakeFirst()) !== undefined
}

/** Of which recalls somebody was told, for their own data. */
export const selectNotifiedRecalls = ({ db }: Context, personId: number) =>
  db
    .selectFrom('handover_recalls as r')
    .innerJoin('handover_sheets as s', 's.id', 'r.sheet_id')
    .select(['s.listing_id', 'r.card_id', 'r.notified_at'])
    .where('s.receiver_id', '=', personId)
    .orderBy('r.notified_at')
    .execute()
