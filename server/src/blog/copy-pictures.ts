import { isArticleAddress } from '@reable/contract/blog/rules'
import { acceptSitePicture, pruneSitePictures } from '#pictures'
import type { Context } from '#platform/context'
import { ProviderError } from '#platform/outbound'
import { Refusal } from '#platform/refusal'
import { findDigests, selectLatestPosts, setPicture } from './blog-queries.ts'
import { fetchPicture } from './fetch-picture.ts'

const shownBy = 'blog'

/** Copies the pictures of the articles that are shown to our store, and removes copies that no article needs. */
export async function copyPictures(ctx: Context): Promise<void> {
  const latest = await selectLatestPosts(ctx)
  const missing = latest.flatMap(({ picture_address: at, picture_digest: digest }) => (at && !digest ? [at] : []))
  for (const address of new Set(missing.filter(isArticleAddress))) await copyPicture(ctx, address)
  await pruneSitePictures(ctx, { shownBy, digests: await findDigests(ctx) })
}

/** A picture that cannot be fetched is tried again the next time; until then the article has a drawing. */
async function copyPicture(ctx: Context, address: string): Promise<void> {
  try {
    const digest = await acceptSitePicture(ctx, { shownBy, bytes: await fetchPicture(ctx, address) })
    await setPicture(ctx, { address, digest })
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof Refusal)) throw error
    ctx.log.info({ reason: error.message }, 'an article goes without its picture')
  }
}
