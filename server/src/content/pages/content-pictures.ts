import { adoptPictures, pruneSitePictures } from '#pictures'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { findPicturesSince } from '../versions/version-queries.ts'
import { contentRefusal, type ValidContent } from './valid-content.ts'

const shownBy = 'content'

/** Makes a volunteer's pictures in a document the site's own. Refuses as invalid, by path, those that are neither theirs nor the site's. */
export async function adoptContentPictures(
  ctx: Context,
  { ownerId, content }: { ownerId: number; content: ValidContent },
): Promise<void> {
  const rejected = await adoptPictures(ctx, { shownBy, ownerId, addresses: content.pictures.map(({ url }) => url) })
  const missing = content.pictures.filter(({ url }) => rejected.includes(url))
  const sentence = 'This picture is no longer there. Please add it again.'
  if (missing.length) throw contentRefusal(Object.fromEntries(missing.map(({ path }) => [path, [sentence]])))
}

/** Removes pictures that no document has shown for 30 days: until then a volunteer may show them again. */
export async function pruneContentPictures(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - 30 * day)
  await pruneSitePictures(ctx, { shownBy, digests: await findPicturesSince(ctx, since) })
}
