import { second } from '#platform/clock'
import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { type Banner, selectLatestBanner, selectNextStart } from './banner-queries.ts'

/** As long as a timer of a browser can be: a page that is open for 23 days requests the banner once more. */
const maxSeconds = 2_000_000

type LatestBannerAnswer = { data: Banner | null; changes_in_s?: number }

/** Returns the banner that is shown now, and the seconds until the next change, which do not depend on the browser's clock. */
export async function getLatestBanner(ctx: Context): Promise<LatestBannerAnswer> {
  const { banner, changesAt } = await latestBanner(ctx)
  const data = banner ?? null
  if (!changesAt) return { data }
  const now = ctx.clock.now().getTime()
  const seconds = Math.ceil((changesAt.getTime() - now) / second)
  return { data, changes_in_s: Math.min(maxSeconds, Math.max(1, seconds)) }
}

/** The banner that is shown, and when another one or none will be, by the times of all banners. */
type BannerState = { banner: Banner | undefined; changesAt: Date | undefined }

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
