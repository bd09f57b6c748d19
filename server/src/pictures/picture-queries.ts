import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { isAny, onlyRow, type Tables } from '#platform/database'
import type { Dimensions } from './encoding/encode-picture.ts'
import { hashValue } from './hashes/hash-queries.ts'

export type PictureRow = Selectable<Tables['pictures']>

type NewPicture = Omit<Insertable<Tables['pictures']>, 'hash' | 'hashed'> & Pick<Dimensions, 'hash'>

export function insertPicture(ctx: Context, { hash, ...row }: NewPicture): Promise<PictureRow> {
  const values = { ...row, hash: hashValue(hash ?? null), hashed: hash !== undefined }
  return ctx.db.insertInto('pictures').values(values).returningAll().executeTakeFirstOrThrow()
}

/** Finds width and height of a stored picture by its digest, in px, and what it looks like, if somebody has looked. */
export async function findDimensions({ db }: Context, digest: string): Promise<Dimensions | undefined> {
  const found = await sql<{ width: number; height: number; hash: string | null; hashed: boolean }>`
    select width, height, lpad(to_hex(hash), 16, '0') as hash, hashed from pictures where digest = ${digest}
    union all select width, height, null, false from site_pictures where digest = ${digest}
    order by hashed desc limit 1`.execute(db)
  const [row] = found.rows
  return row && { width: row.width, height: row.height, hash: row.hashed ? row.hash : undefined }
}

export function findPicture(ctx: Context, id: number): Promise<PictureRow | undefined> {
  return ctx.db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Finds the pictures among these that belong to the owner, in no order. */
export async function findOwnPictures(
  ctx: Context,
  { ownerId, pictureIds }: { ownerId: number; pictureIds: number[] },
): Promise<PictureRow[]> {
  if (!pictureIds.length) return []
  const pictures = ctx.db.selectFrom('pictures').selectAll().where('owner_id', '=', ownerId)
  return pictures.where('id', 'in', pictureIds).execute()
}

/** Finds the pictures of these listings, those of each in their order. */
export function findPicturesOf(ctx: Context, listingIds: number[]): Promise<PictureRow[]> {
  return ctx.db.selectFrom('pictures').selectAll().where('listing_id', 'in', listingIds).orderBy('position').execute()
}

/** Finds all pictures of a person. One of a mail about which they are asked still may be another's, who wrote in their name. */
export function findPicturesOfOwner(ctx: Context, ownerId: number): Promise<PictureRow[]> {
  return ctx.db
    .selectFrom('pictures')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(({ or, eb }) => or([eb('incoming_mail_id', 'is', null), eb('message_id', 'is not', null)]))
    .orderBy('id')
    .execute()
}

/** Locks these pictures and all pictures of the listing, in its order, until the transaction ends. */
export function lockPictures(ctx: Context, { listingId, pictureIds }: { listingId: number; pictureIds: number[] }) {
  return ctx.db
    .selectFrom('pictures')
    .select(['id', 'owner_id', 'listing_id', 'message_id'])
    .where((eb) => eb.or([eb('id', 'in', pictureIds), eb('listing_id', '=', listingId)]))
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Makes these the listing's pictures, in this order. All are detached first, because no two may ever share a position. */
export async function setPicturesOfListing(ctx: Context, listingId: number, pictureIds: number[]): Promise<void> {
  await ctx.db
    .updateTable('pictures')
    .set({ listing_id: null, position: null })
    .where('listing_id', '=', listingId)
    .execute()
  await sql`
    update pictures set listing_id = ${listingId}, position = placed.position
    from unnest(${pictureIds}::bigint[]) with ordinality as placed (id, position)
    where pictures.id = placed.id
  `.execute(ctx.db)
}

export type PictureSelection =
  | { pictureIds: number[] }
  | { listingId: number }
  | { ownerId: number }
  | { orphansBefore: Date }

/** Deletes rows and returns the digests they referenced. */
export async function deletePictures(ctx: Context, selection: PictureSelection): Promise<string[]> {
  const pictures = ctx.db.deleteFrom('pictures').returning('digest')
  const rows = await ('pictureIds' in selection
    ? pictures.where('id', 'in', selection.pictureIds)
    : 'listingId' in selection
      ? pictures.where('listing_id', '=', selection.listingId)
      : 'ownerId' in selection
        ? pictures.where('owner_id', '=', selection.ownerId)
        : pictures
            .where('listing_id', 'is', null)
            .where('message_id', 'is', null)
            .where('import_id', 'is', null)
            .where('incoming_mail_id', 'is', null)
            .where('created_at', '<', selection.orphansBefore)
  ).execute()
  return rows.map((row) => row.digest)
}

/** Finds the digests among these that a row references. */
export async function findReferencedDigests(ctx: Context, digests: string[]): Promise<Set<string>> {
  if (!digests.length) return new Set()
  const referenced = sql<{ digest: string }>`select digest from pictures where digest = any(${digests}::text[])
    union select digest from site_pictures where digest = any(${digests}::text[])`
  return new Set((await referenced.execute(ctx.db)).rows.map((row) => row.digest))
}

export async function isTableEmpty(ctx: Context): Promise<boolean> {
  return !(await isAny(ctx.db.selectFrom('pictures').select('id')))
}

/** Takes a shared lock: until the transaction ends, nobody removes the bytes of this digest. Others may hold it too. */
export async function lockBytesShared(ctx: Context, digest: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(digest)})`.execute(ctx.db)
}

/** Tries to take the exclusive lock until the transaction ends. False when somebody holds the shared lock on this digest. */
export async function tryLockBytesExclusively(ctx: Context, digest: string): Promise<boolean> {
  const attempt = sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${lockOf(digest)}) as locked`
  return onlyRow((await attempt.execute(ctx.db)).rows).locked
}

function lockOf(digest: string) {
  return sql`hashtextextended(${`bytes of picture ${digest}`}, 0)`
}
