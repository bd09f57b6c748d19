import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'

export async function findPhotoNames({ db }: Context, importId: number): Promise<string[]> {
  const rows = await db.selectFrom('import_photos').select('name').where('import_id', '=', importId).execute()
  return rows.map(({ name }) => name)
}

export async function insertPhotoNames({ db }: Context, importId: number, names: string[]): Promise<void> {
  const rows = names.map((name) => ({ import_id: importId, name }))
  await db
    .insertInto('import_photos')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute()
}

/** The pictures of these photos, by their names; those that have not arrived are left out. */
export async function findPictureIds({ db }: Context, importId: number, names: string[]): Promise<Map<string, number>> {
  if (!names.length) return new Map()
  const photos = db.selectFrom('import_photos').select(['name', 'picture_id']).where('import_id', '=', importId)
  const rows = await photos.where('name', 'in', names).where('picture_id', 'is not', null).execute()
  return new Map(rows.map(({ name, picture_id }) => [name, picture_id as number]))
}

/** Gives an import the picture of a photo that it knows by this name; false: it knows none. */
export async function setPicture(
  { db }: Context,
  { importId, name, pictureId }: { importId: number; name: string; pictureId: number },
): Promise<boolean> {
  const photo = db.updateTable('import_photos').set({ picture_id: pictureId }).where('import_id', '=', importId)
  const { numUpdatedRows } = await photo.where('name', '=', name).executeTakeFirst()
  return numUpdatedRows > 0n
}

const missing = (importId: number) => sql`
  from import_photos as photo where photo.import_id = ${importId} and picture_id is null and photo.name in (
    select unnest(photos) from import_rows
    where import_id = ${importId} and state in ('wrong', 'good', 'queued'))`

/** Photos that rows ask for and that have not arrived, as they were added, those after `after`. */
export async function findMissingPhotos(
  { db }: Context,
  { importId, after, limit }: { importId: number; after: number; limit: number },
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select photo.id, photo.name ${missing(importId)} and photo.id > ${after}
    order by photo.id limit ${limit}`.execute(db)
  return rows
}

export async function countMissingPhotos({ db }: Context, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${missing(importId)}`.execute(db)
  return onlyRow(rows).count
}
