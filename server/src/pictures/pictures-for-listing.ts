import { pictureLimit } from '@reable/contract/listings/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { acceptPicture } from './accept-picture.ts'
import { queueEncoding } from './encoding/encoding-queue.ts'
import type { PhotoRequester } from './encoding/photo-requester.ts'
import { imagesRefusal, photoGone, photoOnItsWay, photoTwice } from './encoding/picture-refusals.ts'
import type { Rotation } from './encoding/picture-sizes.ts'
import { type Picture, pictureOf } from './picture.ts'
import { findOwnPictures } from './picture-queries.ts'
import { pictureKey } from './serving/picture-keys.ts'
import { hashSignedId } from './uploads/signed-id.ts'
import { findUploadsOf } from './uploads/upload-queries.ts'

/** A photo in a form: the signed id of its upload or, when a listing has it already, its image id. */
export type ImageReference =
  | string
  | number
  | { signed_id: string; rotation: Rotation }
  | { image_id: number; rotation: Rotation }

export type ListingImages = {
  person: Person
  /** The listing that is edited; without one, every photo is one that was just uploaded. */
  listingId?: number
  images: ImageReference[]
  /** Fires when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** `replaced` are pictures of the listing that a rotated one replaces: to be removed in the same transaction. */
export type PreparedPictures = { pictureIds: number[]; replaced: number[] }

/**
 * Resolves a form's `images` to stored pictures, in their order. A rotation creates a new picture, so this runs before the
 * transaction, as `prepare` of `oncePrepared`. In the transaction `attachPictures` gives the listing
 * `pictureIds` and checks again that each is available; `forgetPictures` then removes `replaced`.
 * Refuses as invalid, at `images`: more than 10, the same one twice, an upload that is not finished, and all that is not the
 * person's or belongs to another listing. Refuses as busy when too many photos wait to be rotated.
 */
export async function picturesForListing(ctx: Context, input: ListingImages): Promise<PreparedPictures> {
  if (input.images.length > pictureLimit) throw imagesRefusal(`A listing has at most ${pictureLimit} photos.`)
  const requested = await findRequestedPictures(ctx, input)
  if (new Set(requested.map(({ picture }) => picture.id)).size < requested.length) throw imagesRefusal(photoTwice)
  const pictures: Picture[] = []
  // One after the other: what is refused, or not waited for any more, leaves nothing behind in the queue.
  for (const { picture, rotation } of requested)
    pictures.push(rotation ? await rotatePicture(ctx, { ...input, picture, rotation }) : picture)
  const replaced = requested.filter(({ picture, rotation }) => rotation !== 0 && picture.listingId !== null)
  return { pictureIds: pictures.map(({ id }) => id), replaced: replaced.map(({ picture }) => picture.id) }
}

type RequestedPicture = { picture: Picture; rotation: Rotation }
type NormalizedReference = { signedId: string; rotation: Rotation } | { imageId: number; rotation: Rotation }

async function findRequestedPictures(
  ctx: Context,
  { person, listingId, images }: Omit<ListingImages, 'signal'>,
): Promise<RequestedPicture[]> {
  const references = images.map(normalizeReference)
  const pictureIdOf = await findPictureIds(ctx, person, references)
  const pictureIds = references.map((image) => ('imageId' in image ? image.imageId : pictureIdOf(image.signedId)))
  const rows = await findOwnPictures(ctx, { ownerId: person.id, pictureIds })
  const pictures = new Map(rows.map((row) => [row.id, pictureOf(row)]))
  return references.map((image, at) => {
    const picture = pictures.get(pictureIds[at] as number)
    // A picture without a listing must be referenced by its upload: an image id alone proves nothing.
    const isUnattached = picture?.listingId === null && 'signedId' in image
    if (!picture || !(isUnattached || (listingId !== undefined && picture.listingId === listingId)))
      throw imagesRefusal(photoGone)
    return { picture, rotation: image.rotation }
  })
}

function normalizeReference(image: ImageReference): NormalizedReference {
  if (typeof image === 'string') return { signedId: image, rotation: 0 }
  if (typeof image === 'number') return { imageId: image, rotation: 0 }
  const { rotation } = image
  return 'signed_id' in image ? { signedId: image.signed_id, rotation } : { imageId: image.image_id, rotation }
}

/** Returns a function from the signed id of an upload to the id of its picture. It refuses unknown and unfinished uploads. */
async function findPictureIds(
  ctx: Context,
  person: Person,
  references: NormalizedReference[],
): Promise<(signedId: string) => number> {
  const hashes = references.flatMap((image) => ('signedId' in image ? [hashSignedId(image.signedId)] : []))
  const uploads = await findUploadsOf(ctx, { personId: person.id, hashes })
  const byHash = new Map(uploads.map(({ hash, pictureId }) => [hash.toString('hex'), pictureId]))
  return (signedId) => {
    const pictureId = byHash.get(hashSignedId(signedId).toString('hex'))
    if (pictureId === undefined) throw imagesRefusal(photoGone)
    if (pictureId === null) throw imagesRefusal(photoOnItsWay)
    return pictureId
  }
}

type RotatePicture = PhotoRequester & { picture: Picture; rotation: Rotation }

/**
 * Creates a new picture: the stored large one rotated clockwise by `rotation` degrees, with the same alternative text. Refuses as
 * busy when too many photos wait.
 */
const rotatePicture = (ctx: Context, { picture, rotation, ...requester }: RotatePicture): Promise<Picture> =>
  queueEncoding(requester, () => rotateNow(ctx, picture, rotation))

async function rotateNow(ctx: Context, picture: Picture, rotation: Rotation): Promise<Picture> {
  const bytes = await ctx.storage.read(pictureKey(picture.digest, 'large', 'jpg'))
  if (!bytes) throw new Error(`Picture ${picture.id} has no bytes.`)
  const { ownerId, alt } = picture
  return acceptPicture(ctx, { ownerId, bytes, rotation, ...(alt !== null && { alt }) })
}
