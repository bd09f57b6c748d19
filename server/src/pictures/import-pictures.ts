import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { lockBytesShared } from './picture-queries.ts'

/** Lets an own picture wait for as long as an import is there. */
export const assignToImport = (
  ctx: Context,
  assignment: { importId: number; pictureId: number; ownerId: number },
): Promise<void> => assignRow(ctx, assignment)

/**
 * Gives an owner further pictures of the same bytes, in the same order, for a listing; of those that are not theirs, none. Run it in
 * the transaction that attaches them: until it ends nobody removes the bytes.
 */
export async function copyPictures(
  ctx: Context,
  { ownerId, pictureIds }: { ownerId: number; pictureIds: number[] },
): Promise<number[]> {
  const digests = await findOwnDigests(ctx, { ownerId, pictureIds })
  for (const digest of digests) await lockBytesShared(ctx, digest)
  const copies: number[] = []
  for (const pictureId of pictureIds) copies.push(...(await copyRow(ctx, { ownerId, pictureId })))
  return copies
}

async function assignRow(
  { db }: Context,
  { importId, pictureId, ownerId }: { importId: number; pictureId: number; ownerId: number },
): Promise<void> {
  const picture = db.updateTable('pictures').set({ import_id: importId }).where('id', '=', pictureId)
  await picture.where('owner_id', '=', ownerId).execute()
}

/** Finds what the bytes of these pictures are called, each once and always in one order. */
async function findOwnDigests(
  { db }: Context,
  { ownerId, pictureIds }: { ownerId: number; pictureIds: number[] },
): Promise<string[]> {
  const pictures = db.selectFrom('pictures').select('digest').distinct().where('owner_id', '=', ownerId)
  const rows = await pictures.where('id', 'in', pictureIds).orderBy('digest').execute()
  return rows.map(({ digest }) => digest)
}

/** Writes another row of the same bytes; of a picture that is gone or somebody else's, none. */
async function copyRow(
  { db, clock }: Context,
  { ownerId, pictureId }: { ownerId: number; pictureId: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into pictures (owner_id, digest, width, height, alt, rotation, hash, hashed, created_at)
    select owner_id, digest, width, height, alt, rotation, hash, hashed, ${clock.now()}::timestamptz from pictures
    where id = ${pictureId} and owner_id = ${ownerId} returning id`.execute(db)
  return rows.map(({ id }) => id)
}
