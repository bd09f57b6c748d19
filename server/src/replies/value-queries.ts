import type { ScreeningKind } from '@reable/contract/screening/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** Who will read a reply, about what, and what was reported: the most frequent first, of what waits before what was decided. */
export type ReplyFacts = {
  first_name: string | null
  title: string | null
  reasons: string[]
  /** The kinds of what screening suspended a listing for, until a volunteer has decided. Nobody reported it. */
  found: ScreeningKind[]
}

const foundIn = (listingId: number) => sql<ScreeningKind[]>`
  array(select distinct f ->> 'kind' from screenings, jsonb_array_elements(findings) f
    where listing_id = ${listingId} and decided_at is null and (f ->> 'suspends')::boolean)`

const nothingFound = sql<ScreeningKind[]>`'{}'::text[]`.as('found')

const reasonsOf = (table: 'reports' | 'person_reports', column: 'listing_id' | 'reported_id', id: number) => sql<
  string[]
>`
  array(select reason from (
    select reasons, decided_at from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by id desc limit 200
  ) latest, unnest(reasons) reason
  group by reason order by count(*) filter (where decided_at is null) desc, count(*) desc, reason)`

export const findFactsOfListing = ({ db }: Context, id: number): Promise<ReplyFacts | undefined> =>
  db
    .selectFrom('listings')
    .innerJoin('people', 'people.id', 'listings.owner_id')
    .select(['first_name', 'title', reasonsOf('reports', 'listing_id', id).as('reasons')])
    .select(foundIn(id).as('found'))
    .where('listings.id', '=', id)
    .executeTakeFirst()

/** Of a message its writer reads the reply. */
export const findFactsOfMessage = ({ db }: Context, id: number): Promise<ReplyFacts | undefined> =>
  db
    .selectFrom('messages')
    .innerJoin('people', 'people.id', 'messages.sender_id')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .leftJoin('listings', 'listings.id', 'conversations.listing_id')
    .select(['first_name', 'title', sql<string[]>`'{}'::text[]`.as('reasons'), nothingFound])
    .where('messages.id', '=', id)
    .executeTakeFirst()

export const findFactsOfPerson = ({ db }: Context, id: number): Promise<ReplyFacts | undefined> =>
  db
    .selectFrom('people')
    .select(['first_name', sql<null>`null`.as('title')])
    .select([reasonsOf('person_reports', 'reported_id', id).as('reasons'), nothingFound])
    .where('people.id', '=', id)
    .executeTakeFirst()

/** Of whom a report is about. */
export async function findFactsOfReported(ctx: Context, reportId: number): Promise<ReplyFacts | undefined> {
  const reports = ctx.db.selectFrom('person_reports').select('reported_id').where('id', '=', reportId)
  const { reported_id: id } = (await reports.executeTakeFirst()) ?? {}
  return id ? findFactsOfPerson(ctx, id) : undefined
}
