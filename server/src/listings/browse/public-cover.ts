import { pictureAddress } from '#pictures'
import type { Context } from '#platform/context'
import type { EmailImage } from '#platform/mail'
import { selectPublicCover } from './public-picture-queries.ts'

/** Returns the picture of a listing for an email: its cover, unless it is hidden, since a mail program sees what everyone sees. */
export async function findPublicCover(
  ctx: Context,
  { id, title }: { id: number; title: string },
): Promise<EmailImage | undefined> {
  const cover = await selectPublicCover(ctx, id)
  if (!cover) return undefined
  const { digest, width, height, alt } = cover
  return { src: ctx.config.http.publicUrl + pictureAddress(digest, 'small', 'jpg'), alt: alt ?? title, width, height }
}
