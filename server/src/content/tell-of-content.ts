import type { Context } from '#platform/context'
import { findBannerVersionsBy, findVersionsBy } from './leaving-queries.ts'

/** Which pages, lists and banners someone changed, and when. */
export async function tellOfContent(ctx: Context, { personId }: { personId: number }) {
  return { documents: await findVersionsBy(ctx, personId), banners: await findBannerVersionsBy(ctx, personId) }
}
