import type { Decision } from '@reable/contract/moderation/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { type ModeratedListing, moderatedListingColumns } from './reported-queries.ts'

export type DecisionRow = {
  id: number
  listing_id: number
  decision: string
  decided_at: Date
  email: string | null
  first_name: string | null
  words: string | null
}

/** The most decisions of a listing that are answered. */
const maxDecisions = 10

/** The search: all of the terms, wherever they occur, and the newest decision, if one is given. */
export type DecidedFilter = { words: readonly string[]; decision: Decision | undefined }

/** The listings with a decision that match; texts of reports and decisions are searched like titles. */
const decidedListings = ({ db }: Context, { words, decision }: DecidedFilter) =>
  db
    .selectFrom('decisions')
    .innerJoin('listings', 'listings.id', 'decisions.listing_id')
    .groupBy('listings.id')
    .$if(decision !== undefined, (listings) =>
      listings.having(sql`(array_agg(decisions.decision order by decisions.id desc))[1]`, '=', decision),
    )
    .where((listing) => listing.and(words.map((word) => mentions(word))))

const mentions = (word: string) => sql<boolean>`(
  strpos(lower(listings.title), lower(${word}::text)) > 0
  or exists (select from reports r where r.listing_id = listings.id and r.decided_at is not null
    and strpos(lower(r.other), lower(${word}::text)) > 0)
  or exists (select from decisions d where d.listing_id = listings.id and strpos(lower(d.words), lower(${word}::text)) > 0)
)`

/** One page of the listings with a decision, the latest decision first. */
export const selectDecided = (
  ctx: Context,
  { size, offset, ...filter }: DecidedFilter & { size: number; offset: number },
): Promise<ModeratedListing[]> =>
  decidedListings(ctx, filter)
    .select(moderatedListingColumns)
    .orderBy(sql`max(decisions.id)`, 'desc')
    .limit(size)
    .offset(offset)
    .execute()

export async function countDecided(ctx: Context, filter: DecidedFilter): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(decidedListings(ctx, filter).select('listings.id').as('found'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The decisions about these listings, with who and when: of each the newest 10, the newest first. */
export const selectDecisions = ({ db }: Context, listingIds: number[]): Promise<DecisionRow[]> =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('decisions')
        .selectAll()
        .select(sql<string>`row_number() over (partition by listing_id order by id desc)`.as('place'))
        .where('listing_id', 'in', listingIds)
        .as('made'),
    )
    .leftJoin('people', 'people.id', 'made.volunteer_id')
    .select([
      'made.id',
      'made.listing_id',
      'made.decision',
      'made.decided_at',
      'made.words',
      'people.email',
      'people.first_name',
    ])
    .where('place', '<=', String(maxDecisions))
    .orderBy('made.id', 'desc')
    .execute()
