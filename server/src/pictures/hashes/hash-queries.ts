import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** A hash of 16 hexadecimal digits as the database has it. Such a number has more digits than one of the program. */
export const hashValue = (hash: string | null) => sql<number | null>`('x' || ${hash}::text)::bit(64)::bigint`

/** Stores a hash, once however many pictures have it. Its row is locked, so that nobody removes it before the picture is there. */
export async function storeHash({ db, clock }: Context, hash: string): Promise<void> {
  await sql`insert into picture_hashes (hash, seen_at) values (${hashValue(hash)}, ${clock.now()})
    on conflict (hash) do update set seen_at = excluded.seen_at`.execute(db)
}

/** Removes hashes that no picture has and that none brought since a moment. */
export async function deleteOrphanHashes({ db }: Context, before: Date): Promise<void> {
  await sql`delete from picture_hashes h where seen_at < ${before}
    and not exists (select from pictures p where p.hash = h.hash)`.execute(db)
}

export type UnhashedPicture = { id: number; digest: string }

/** Finds pictures that were there before hashes were, the newest first. */
export const selectUnhashed = ({ db }: Context, limit: number): Promise<UnhashedPicture[]> =>
  db
    .selectFrom('pictures')
    .select(['id', 'digest'])
    .where('hashed', '=', false)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Says of all pictures of these bytes what they look like; null: nothing can be told apart, or they cannot be read. */
export async function updateHash({ db }: Context, digest: string, hash: string | null): Promise<void> {
  const changes = { hash: hashValue(hash), hashed: true }
  await db.updateTable('pictures').set(changes).where('digest', '=', digest).where('hashed', '=', false).execute()
}

/** A picture of a listing that looks like one of another person's listing; `distance` in bits. */
export type SimilarPicture = { pictureId: number; otherPictureId: number; otherListingId: number; distance: number }

type Lookup = {
  pictureIds: readonly number[]
  ownerId: number
  partnerId: number | null
  within: number
  /** Wait for whoever publishes the same picture at the same time. */
  locking: boolean
}

/**
 * Finds what these pictures of a listing look like among the listings of others, the nearest first; those of one's own organisation are no others.
 */
export async function findSimilarPictures(
  { db }: Context,
  { pictureIds, ownerId, partnerId, within, locking }: Lookup,
): Promise<SimilarPicture[]> {
  if (!pictureIds.length) return []
  const found = await sql<SimilarPicture>`
    select picture_id as "pictureId", other_picture_id as "otherPictureId", other_listing_id as "otherListingId", distance
    from similar_pictures(${pictureIds}::bigint[], ${ownerId}, ${partnerId}, ${within}, ${locking})`.execute(db)
  return found.rows
}
