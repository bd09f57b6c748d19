import type { Context } from '#platform/context'
import { assignRow, copyRow, findOwnDigests } from './import-picture-queries.ts'
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
