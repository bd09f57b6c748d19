import type { Context } from '#platform/context'
import { acceptPicture } from '../accept-picture.ts'
import type { Picture } from '../picture.ts'
import { pictureKey } from '../serving/picture-keys.ts'
import { queueEncoding } from './encoding-queue.ts'
import type { PhotoRequester } from './photo-requester.ts'
import type { Rotation } from './picture-sizes.ts'

type RotatePicture = PhotoRequester & { picture: Picture; rotation: Rotation }

/**
 * Creates a new picture: the stored large one rotated clockwise by `rotation` degrees, with the same alternative text. Refuses as
 * busy when too many photos wait.
 */
export const rotatePicture = (ctx: Context, { picture, rotation, ...requester }: RotatePicture): Promise<Picture> =>
  queueEncoding(requester, () => rotateNow(ctx, picture, rotation))

async function rotateNow(ctx: Context, picture: Picture, rotation: Rotation): Promise<Picture> {
  const bytes = await ctx.storage.read(pictureKey(picture.digest, 'large', 'jpg'))
  if (!bytes) throw new Error(`Picture ${picture.id} has no bytes.`)
  const { ownerId, alt } = picture
  return acceptPicture(ctx, { ownerId, bytes, rotation, ...(alt !== null && { alt }) })
}
