import type { Context } from '#platform/context'
import { acceptPicture } from '../accept-picture.ts'
import type { Picture } from '../picture.ts'
import { pictureKey } from '../serving/picture-keys.ts'
import { inEncodingTurn } from './encoding-turns.ts'
import type { Rotation } from './picture-sizes.ts'
import type { TurnOf } from './turn-of.ts'

type TurnPicture = TurnOf & { picture: Picture; rotation: Rotation }

/**
 * A new picture: the stored large one turned clockwise by `rotation` degrees, with the same words for who cannot see it. Refuses as
 * busy when too many photos wait.
 */
export const turnPicture = (ctx: Context, { picture, rotation, ...turn }: TurnPicture): Promise<Picture> =>
  inEncodingTurn(turn, () => turnNow(ctx, picture, rotation))

async function turnNow(ctx: Context, picture: Picture, rotation: Rotation): Promise<Picture> {
  const bytes = await ctx.storage.read(pictureKey(picture.digest, 'large', 'jpg'))
  if (!bytes) throw new Error(`Picture ${picture.id} has no bytes.`)
  const { ownerId, alt } = picture
  return acceptPicture(ctx, { ownerId, bytes, rotation, ...(alt !== null && { alt }) })
}
