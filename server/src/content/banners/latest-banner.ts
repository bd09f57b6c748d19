import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { type Banner, selectLatestBanner, selectNextStart } from './banner-queries.ts'

/** The banner that is shown, and when another one or none will be, by the times of all banners. */
export type BannerState = { banner: Banner | undefined; changesAt: Date | undefined }

/** Returns the current banner, from memory until its time is over. Every page needs it. */
export async function latestBanner(ctx: Context): Promise<BannerState> {
  const state = await rememberedState(ctx)
  return state.changesAt && state.changesAt <= ctx.clock.now() ? readState(ctx) : state
}

const rememberedState = remember(['banners'], readState)

async function readState(ctx: Context): Promise<BannerState> {
  const now = ctx.clock.now()
  const [latest, nextStart] = await Promise.all([selectLatestBanner(ctx, now), selectNextStart(ctx, now)])
  const moments = [latest?.ends_at, nextStart].filter((moment) => !!moment)
  const [changesAt] = moments.sort((one, other) => one.getTime() - other.getTime())
  return { banner: latest && { content: latest.content, url: latest.url }, changesAt }
}
