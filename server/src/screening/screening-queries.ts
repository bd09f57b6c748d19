import { sql } from 'kysely'
import type { SimilarPicture } from '#pictures'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import type { Finding } from './signal.ts'

/** A listing as it is judged, with its owner and what was found in it before; times are null where it was never looked at. */
export type ScreenedListing = {
  id: number
  title: string
  description: string
  price: number
  created_at: Date
  held_at: Date | null
  owner_id: number
  email: string
  member_since: Date
  partner_id: number | null
  middle_price: number | null
  findings: Finding[] | null
  suspended_at: Date | null
  decided_at: Date | null
  released: string[] | null
  checked_words: string[]
  properties: Record<string, string>
}

/** A listing with all that it is judged by; the signals that count are JSON, which is parsed only where they have changed. */
type WholeScreenedListing = ScreenedListing & {
  signals: string
  brand: string | null
  model: string | null
  type_id: number
  possible: number[] | null
  similar_pictures: SimilarPicture[]
}

/**
 * A listing as it is judged, with what these pictures of it look like in the listings of others. Whoever publishes the same picture at the same
 * time waits until this transaction ends.
 */
export async function selectForScreening(
  { db }: Context,
  { listingId, pictureIds, within }: { listingId: number; pictureIds: readonly number[]; within: number },
): Promise<WholeScreenedListing | undefined> {
  const facts = sql<WholeScreenedListing>`
    select s.*, l.checked_words, l.properties from screening_of(${listingId}, ${pictureIds}::bigint[], ${within}) s join listings l on l.id = s.id`
  const [row] = (await facts.execute(db)).rows
  return row && { ...row, possible: row.possible?.map(Number) ?? null }
}

/** The listings that were published last. */
export async function selectLastPublished({ db }: Context, limit: number): Promise<ScreenedListing[]> {
  const last = sql<ScreenedListing>`
    select facts.*, last.checked_words, last.properties from (
      select l.id, l.checked_words, l.properties from listings l where l.deleted_at is null order by l.created_at desc, l.id desc limit ${limit}
    ) last cross join lateral screening_facts(last.id) facts`
  return (await last.execute(db)).rows
}

type Stored = { listingId: number; findings: Finding[]; suspendedAt: Date | null; decidedAt: Date | null }

/** Stores what was found in a listing, in place of what was found before. */
export async function upsertScreening(
  { db, clock }: Context,
  { listingId, findings, ...stored }: Stored,
): Promise<void> {
  const times = { screened_at: clock.now(), suspended_at: stored.suspendedAt, decided_at: stored.decidedAt }
  const row = { findings: JSON.stringify(findings), ...times }
  await db
    .insertInto('screenings')
    .values({ listing_id: listingId, ...row })
    .onConflict((same) => same.column('listing_id').doUpdateSet(row))
    .execute()
}

/** Removes what was found in a listing, where there is nothing any more. */
export async function deleteScreening({ db }: Context, listingId: number): Promise<void> {
  await db.deleteFrom('screenings').where('listing_id', '=', listingId).execute()
}

/** Whether a volunteer has to look at a listing before it is public. */
export async function isWaiting({ db }: Context, listingId: number): Promise<boolean> {
  const waiting = db.selectFrom('screenings').select('listing_id').where('listing_id', '=', listingId)
  const row = await waiting.where('suspended_at', 'is not', null).where('decided_at', 'is', null).executeTakeFirst()
  return row !== undefined
}

/** Whether a listing is suspended as recalled, and has no photo that came after that. */
export async function hasNoPhotoSinceRecalled({ db }: Context, listingId: number): Promise<boolean> {
  const { rows } = await sql<object>`select from screenings s where s.listing_id = ${listingId}
    and s.suspended_at is not null and s.findings @> '[{"kind": "recalled", "suspends": true}]'
    and not exists (select from pictures p where p.listing_id = s.listing_id and p.created_at > s.suspended_at)`.execute(
    db,
  )
  return rows.length > 0
}

/** Says that a volunteer has decided; what was found until then is no finding any more where they released it. */
export async function updateDecided(
  { db }: Context,
  { listingId, released, at }: { listingId: number; released: boolean; at: Date },
): Promise<void> {
  await sql`update screenings set decided_at = ${at}, suspended_at = ${released ? sql`null` : sql`suspended_at`},
      released = ${released ? sql`array(select f ->> 'key' from jsonb_array_elements(findings) f)` : sql`'{}'`}
    where listing_id = ${listingId}`.execute(db)
}

/** How many listings wait for a volunteer beside this one, and whether the owner was mailed about one of them since a moment. */
export async function countOthersWaiting(
  { db }: Context,
  { listingId, ownerId, since }: { listingId: number; ownerId: number; since: Date },
): Promise<{ waiting: number; mailed: boolean }> {
  const { rows } = await sql<{ waiting: string; mailed: boolean | null }>`
    select count(*) as waiting, bool_or(l.owner_id = ${ownerId} and s.suspended_at > ${since}) as mailed
    from screenings s join listings l on l.id = s.listing_id
    where s.suspended_at is not null and s.decided_at is null and s.listing_id <> ${listingId} and l.deleted_at is null`.execute(
    db,
  )
  const { waiting, mailed } = onlyRow(rows)
  return { waiting: Number(waiting), mailed: mailed ?? false }
}
