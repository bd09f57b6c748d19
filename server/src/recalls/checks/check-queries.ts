import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { isAny, rowsOf } from '#platform/database'
import type { Card } from '../cards/card.ts'
import { cardsFor } from '../cards/card-queries.ts'

/** A listing as it is compared, and the cards that it matched before. */
export type ListingToCheck = {
  id: number
  brand: string | null
  model: string | null
  title: string
  description: string
  type_id: number
  strong: number[] | null
  possible: number[] | null
}

const columns = `l.id, l.properties ->> 'brand' as brand, l.properties ->> 'model' as model, l.title, l.description,
  l.equipment_type_id as type_id, c.strong, c.possible`

const withNumbers = (row: ListingToCheck): ListingToCheck => ({
  ...row,
  ...{ strong: row.strong?.map(Number) ?? null, possible: row.possible?.map(Number) ?? null },
})

export async function selectToCheck({ db }: Context, id: number): Promise<ListingToCheck | undefined> {
  const { rows } = await sql<ListingToCheck>`
    select ${sql.raw(columns)} from listings l left join recall_checks c on c.listing_id = l.id where l.id = ${id}`.execute(
    db,
  )
  return rows.map(withNumbers)[0]
}

/** The next listings behind one that were never compared. Both sides begin behind it, or each run would pass over all that were compared. */
export async function selectUnchecked(
  { db }: Context,
  { after, limit }: { after: number; limit: number },
): Promise<ListingToCheck[]> {
  const { rows } = await sql<ListingToCheck>`
    select ${sql.raw(columns)} from listings l left join recall_checks c on c.listing_id = l.id and c.listing_id > ${after}
    where l.id > ${after} and c.listing_id is null and l.deleted_at is null order by l.id limit ${limit}`.execute(db)
  return rows.map(withNumbers)
}

type Candidates = { cardId: number; keys: string[]; after: number; limit: number; since: Date }

/**
 * The next listings that may match a card by their words, or matched it before. Those that were handed over count since a moment, and those
 * that are deleted do not.
 */
export async function selectCandidates(ctx: Context, { cardId, keys, after, limit, since }: Candidates) {
  const rows = await rowsOf(
    ctx,
    sql<ListingToCheck>`
      select ${sql.raw(columns)} from recall_checks c join listings l on l.id = c.listing_id
      where c.listing_id > ${after} and (c.keys && ${keys}::text[]
          or ((c.strong <> '{}' or c.possible <> '{}') and (c.strong || c.possible) @> array[${cardId}]::bigint[]))
        and l.deleted_at is null and (l.last_feedback is null or l.feedback_at > ${since})
      order by c.listing_id limit ${limit}`,
  )
  return rows.map(withNumbers)
}

export type Matches = { strong: number[]; possible: number[] }

/** Stores by which words listings are looked up, and what they match. */
export async function upsertChecks(
  { db, clock }: Context,
  checks: readonly ({ listingId: number; keys: string[] } & Matches)[],
): Promise<void> {
  if (!checks.length) return
  const rows = checks.map(({ listingId, keys, strong, possible }) => ({
    ...{ listing_id: listingId, keys, strong, possible, checked_at: clock.now() },
  }))
  await db
    .insertInto('recall_checks')
    .values(rows)
    .onConflict((same) =>
      same.column('listing_id').doUpdateSet({
        keys: sql`excluded.keys`,
        strong: sql`excluded.strong`,
        possible: sql`excluded.possible`,
        checked_at: sql`excluded.checked_at`,
      }),
    )
    .execute()
}

/** Stores by which words a listing is looked up, as one that matches nothing, and returns the cards whose brand these words may name. */
export async function upsertUnmatched(
  { db, clock }: Context,
  { listingId, keys }: { listingId: number; keys: string[] },
): Promise<Card[]> {
  const { rows } = await sql<Card>`
    with stored as (
      insert into recall_checks (listing_id, keys, strong, possible, checked_at)
      values (${listingId}, ${keys}::text[], '{}', '{}', ${clock.now()})
      on conflict (listing_id) do update set keys = excluded.keys, strong = '{}', possible = '{}', checked_at = excluded.checked_at
    )
    ${cardsFor(keys)}`.execute(db)
  return rows
}

/** Whether a listing was compared with recalls at all. */
export const isAnyChecked = async ({ db }: Context): Promise<boolean> =>
  isAny(db.selectFrom('recall_checks').select('listing_id'))

/** Locks listings for the rest of a transaction, and returns those that are there. */
export async function lockThese({ db }: Context, ids: number[]): Promise<Set<number>> {
  const rows = db.selectFrom('listings').select('id').where('id', 'in', ids).orderBy('id').forUpdate()
  return new Set((await rows.execute()).map(({ id }) => id))
}

/** Whether a listing, `l` in the statement, matches a card: most do not, and nothing more is to be asked about them. */
export const matchesCards = `exists (
    select 1 from recall_checks c where c.listing_id = l.id and (c.strong <> '{}' or c.possible <> '{}')
  )`

type ListingState = Matches & {
  brand: string | null
  model: string | null
  repaired: boolean
}

/** What a listing matches, and whether a volunteer released it from that very recall: nobody may before there is a photo of the repair. */
export async function selectStateOf(ctx: Context, listingId: number): Promise<ListingState | undefined> {
  const [row] = await rowsOf(
    ctx,
    sql<ListingState>`
      select coalesce(c.strong, '{}') as strong, coalesce(c.possible, '{}') as possible,
        l.properties ->> 'brand' as brand, l.properties ->> 'model' as model,
        exists (select 1 from screenings s, jsonb_array_elements(s.findings) f
          where s.listing_id = l.id and s.decided_at is not null and f ->> 'kind' = 'recalled' and f ->> 'key' = any(s.released)) as repaired
      from listings l left join recall_checks c on c.listing_id = l.id where l.id = ${listingId}`,
  )
  return row && { ...row, strong: row.strong.map(Number), possible: row.possible.map(Number) }
}

/** The words by which an owner's listings are looked up, and what they match, for what they download. */
export const selectChecksOf = ({ db }: Context, ownerId: number) =>
  db
    .selectFrom('recall_checks')
    .innerJoin('listings', 'listings.id', 'recall_checks.listing_id')
    .select(['listing_id', 'strong', 'possible', 'checked_at'])
    .where('listings.owner_id', '=', ownerId)
    .orderBy('listing_id')
    .execute()
