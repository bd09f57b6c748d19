import { sql } from 'kysely'
import type { Context } from '#platform/context'

export async function assignRow(
  { db }: Context,
  { importId, pictureId, ownerId }: { importId: number; pictureId: number; ownerId: number },
): Promise<void> {
  const picture = db.updateTable('pictures').set({ import_id: importId }).where('id', '=', pictureId)
  await picture.where('owner_id', '=', ownerId).execute()
}

/** Finds what the bytes of these pictures are called, each once and always in one order. */
export async function findOwnDigests(
  { db }: Context,
  { ownerId, pictureIds }: { ownerId: number; pictureIds: number[] },
): Promise<string[]> {
  const pictures = db.selectFrom('pictures').select('digest').distinct().where('owner_id', '=', ownerId)
  const rows = await pictures.where('id', 'in', pictureIds).orderBy('digest').execute()
  return rows.map(({ digest }) => digest)
}

/** Writes another row of the same bytes; of a picture that is gone or somebody else's, none. */
export async function copyRow(
  { db, clock }: Context,
  { ownerId, pictureId }: { ownerId: number; pictureId: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into pictures (owner_id, digest, width, height, alt, rotation, hash, hashed, created_at)
    select owner_id, digest, width, height, alt, rotation, hash, hashed, ${clock.now()}::timestamptz from pictures
    where id = ${pictureId} and owner_id = ${ownerId} returning id`.execute(db)
  return rows.map(({ id }) => id)
}
