import { second } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Banner } from './banner-queries.ts'
import { latestBanner } from './latest-banner.ts'

/** As long as a timer of a browser can be: whoever has a page open for 23 days asks once more. */
const longest = 2_000_000

type Told = { data: Banner | null; changes_in_s?: number }

/** The banner that is shown now, and in how many seconds to ask anew, whatever the clock of whoever asks says. */
export async function getLatestBanner(ctx: Context): Promise<Told> {
  const { banner, changesAt } = await latestBanner(ctx)
  const data = banner ?? null
  if (!changesAt) return { data }
  const seconds = Math.ceil((changesAt.getTime() - ctx.clock.now().getTime()) / second)
  return { data, changes_in_s: Math.min(longest, Math.max(1, seconds)) }
}
