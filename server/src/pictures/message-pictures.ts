import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { imagesRefusal, photoGone } from './encoding/picture-refusals.ts'
import { attachRows, selectPicturesOfMessages } from './message-picture-queries.ts'
import { type Picture, pictureOf } from './picture.ts'
import { picturesForListing } from './pictures-for-listing.ts'

/**
 * Resolves the signed ids of finished uploads to the ids of their pictures, in their order. Refuses as invalid, at `photos`, what is
 * not the person's, not finished, or there twice.
 */
export async function picturesForMessage(
  ctx: Context,
  { person, signedIds, signal }: { person: Person; signedIds: string[]; signal: AbortSignal },
): Promise<number[]> {
  if (!signedIds.length) return []
  const prepared = picturesForListing(ctx, { person, images: signedIds, signal })
  const { pictureIds } = await prepared.catch((error) => {
    throw atPhotos(error)
  })
  return pictureIds
}

/** Gives a message its writer's pictures. Refuses as invalid, at `photos`, those that are gone or belong to something else. */
export async function attachToMessage(
  ctx: Context,
  attachment: { messageId: number; ownerId: number; pictureIds: number[] },
): Promise<void> {
  if (!attachment.pictureIds.length) return
  if ((await attachRows(ctx, attachment)) < attachment.pictureIds.length) throw atPhotos(imagesRefusal(photoGone))
}

/** The field of a message is called `photos`, that of a listing `images`. */
function atPhotos(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.errors?.images) return error
  return new Refusal('invalid', error.message, { errors: { photos: error.errors.images } })
}

/** Finds the pictures of each message, in its order. */
export async function picturesOfMessages(ctx: Context, messageIds: number[]): Promise<Map<number, Picture[]>> {
  const byMessage = new Map<number, Picture[]>(messageIds.map((id) => [id, []]))
  if (!messageIds.length) return byMessage
  for (const row of await selectPicturesOfMessages(ctx, messageIds))
    byMessage.get(row.message_id as number)?.push(pictureOf(row))
  return byMessage
}
