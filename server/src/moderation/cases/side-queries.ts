import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import { wasRight } from '../report-queries.ts'

/** What is known of somebody, in counts. */
export type SideFacts = {
  listings: number
  hidden: number
  about_right: number
  about_wrong: number
  made_right: number
  made_wrong: number
  returned: number
}

export type SideRow = SideFacts & {
  id: number
  first_name: string | null
  member_since: Date
}

/** These people with what volunteers decided about what is theirs and what they reported. */
export async function selectSides({ db }: Context, personIds: number[]): Promise<SideRow[]> {
  if (!personIds.length) return []
  const { rows } = await sql<SideRow>`
    select p.id, p.first_name, p.created_at as member_since, own.*, about.*, made.*, written.*
    from people p
    cross join lateral (
      select count(*) filter (where l.deleted_at is null)::int as listings, count(l.held_at)::int as hidden
      from listings l where l.owner_id = p.id
    ) own
    cross join lateral (
      select (count(*) filter (where said.was_right))::int as about_right,
        (count(*) filter (where not said.was_right))::int as about_wrong
      from (
        select ${wasRight} as was_right from reports r join listings l on l.id = r.listing_id where l.owner_id = p.id
        union all select decision = 'pause' from person_reports where reported_id = p.id
      ) said
    ) about
    cross join lateral (
      select (count(*) filter (where said.was_right))::int as made_right,
        (count(*) filter (where not said.was_right))::int as made_wrong
      from (
        select ${wasRight} as was_right from reports where person_id = p.id
        union all select decision = 'pause' from person_reports where reporter_id = p.id
      ) said
    ) made
    cross join lateral (
      select count(*)::int as returned from messages m join pending_messages h on h.message_id = m.id
      where m.sender_id = p.id and h.decision = 'return'
    ) written
    where p.id = any(${personIds}::bigint[])`.execute(db)
  return rows
}

/** The accounts that reported a listing, without who they are: their outcomes, added up. */
export async function addUpReporters({ db }: Context, listingId: number): Promise<SideFacts & { accounts: number }> {
  const { rows } = await sql<{ accounts: number; made_right: number; made_wrong: number }>`
    select count(distinct r.person_id)::int as accounts,
      (count(*) filter (where ${wasRight}))::int as made_right,
      (count(*) filter (where not ${wasRight}))::int as made_wrong
    from reports r
    where r.person_id in (select person_id from reports where listing_id = ${listingId} order by id desc limit 100)`.execute(
    db,
  )
  const { accounts, made_right, made_wrong } = onlyRow(rows)
  const none = { listings: 0, hidden: 0, about_right: 0, about_wrong: 0, returned: 0 }
  return { accounts, ...none, made_right, made_wrong }
}

/** The two people of a conversation with a message in it: who wrote it, and whom it is for. */
export const findPairOfMessage = ({ db }: Context, messageId: number) =>
  db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select(['m.sender_id', 'c.owner_id', 'c.buyer_id'])
    .where('m.id', '=', messageId)
    .executeTakeFirst()

/** What a volunteer reads of a listing that nobody else may see. */
export const findListingOf = ({ db }: Context, listingId: number) =>
  db
    .selectFrom('listings')
    .select(['id', 'title', 'description', 'price', 'owner_id', 'is_public'])
    .select(sql<boolean>`held_at is not null`.as('held'))
    .select(sql<boolean>`deleted_at is not null`.as('deleted'))
    .where('id', '=', listingId)
    .executeTakeFirst()
