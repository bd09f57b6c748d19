import { adoptPictures, pruneSitePictures } from '#pictures'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { findPicturesSince } from '../versions/version-queries.ts'
import { type Well, writtenRefusal } from './read-sent-content.ts'

const shownBy = 'content'

/** Makes a volunteer's pictures in what they wrote the site's own. Refuses as invalid, by path, those that are neither. */
export async function showPictures(ctx: Context, { ownerId, well }: { ownerId: number; well: Well }): Promise<void> {
  const gone = await adoptPictures(ctx, { shownBy, ownerId, addresses: well.pictures.map(({ url }) => url) })
  const lost = well.pictures.filter(({ url }) => gone.includes(url))
  const sentence = 'This picture is no longer there. Please add it again.'
  if (lost.length) throw writtenRefusal(Object.fromEntries(lost.map(({ path }) => [path, [sentence]])))
}

/** Lets go of what no document has shown for 30 days: until then a volunteer may show it again. */
export async function letPicturesGo(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - 30 * day)
  await pruneSitePictures(ctx, { shownBy, digests: await findPicturesSince(ctx, since) })
}
