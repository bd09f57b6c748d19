import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'

export const findAccountRow = ({ db }: Context, id: number) =>
  db
    .selectFrom('people')
    .leftJoin('partners', 'partners.id', 'people.partner_id')
    .select(['people.id', 'first_name', 'email', 'people.created_at', 'role', 'partners.name as partner'])
    .select(sql<boolean>`confirmed_at is not null`.as('confirmed'))
    .where('people.id', '=', id)
    .executeTakeFirst()

export type ListingCounts = { public: number; hidden: number; passed_on: number; deleted: number }

/** How many listings somebody has, of each state. */
export async function countListingsOf({ db }: Context, ownerId: number): Promise<ListingCounts> {
  const { rows } = await sql<ListingCounts>`
    select count(*) filter (where is_public)::int as public,
      count(*) filter (where not is_public and deleted_at is null and last_feedback is null)::int as hidden,
      count(*) filter (where deleted_at is null and last_feedback is not null)::int as passed_on,
      count(*) filter (where deleted_at is not null)::int as deleted
    from listings where owner_id = ${ownerId}`.execute(db)
  return onlyRow(rows)
}

export type ConversationCounts = { as_owner: number; as_buyer: number }

/** In how many conversations somebody is: never what any of them says. */
export async function countConversationsOf({ db }: Context, personId: number): Promise<ConversationCounts> {
  const { rows } = await sql<ConversationCounts>`
    select count(*) filter (where p.role = 'owner')::int as as_owner, count(*) filter (where p.role = 'buyer')::int as as_buyer
    from participants p where p.person_id = ${personId} and p.last_message_id is not null`.execute(db)
  return onlyRow(rows)
}

type Page = { ownerId: number; size: number; offset: number }

/** The listings of somebody in every state, the newest first. */
export const selectListingsOf = ({ db }: Context, { ownerId, size, offset }: Page) =>
  db
    .selectFrom('listings')
    .select(['id', 'title', 'is_public', 'deleted_at', 'last_feedback', 'held_at', 'active', 'listed_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(size)
    .offset(offset)
    .execute()
