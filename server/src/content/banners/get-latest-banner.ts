import { second } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Banner } from './banner-queries.ts'
import { latestBanner } from './latest-banner.ts'

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
