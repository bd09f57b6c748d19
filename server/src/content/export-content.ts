import type { Context } from '#platform/context'
import { findBannerVersionsBy, findVersionsBy } from './personal-data-queries.ts'

/** Exports which pages, lists and banners a person changed, and when. */
export async function exportContent(ctx: Context, { personId }: { personId: number }) {
  return { documents: await findVersionsBy(ctx, personId), banners: await findBannerVersionsBy(ctx, personId) }
}
