import type { Context } from '#platform/context'
import { type Banner, selectLatestBanner } from './banner-queries.ts'

const patience = 5000

type Kept = { until: number; banner: Promise<Banner | undefined> }

const kept = new WeakMap<object, Kept>()

/** The banner whose time it is. Every page asks for it, so it is read once in five seconds. */
export function latestBanner(ctx: Context): Promise<Banner | undefined> {
  const now = ctx.clock.now()
  const known = kept.get(ctx.read)
  if (known && now.getTime() < known.until) return known.banner
  const banner = selectLatestBanner(ctx, now)
  kept.set(ctx.read, { until: now.getTime() + patience, banner })
  banner.catch(() => forgetLatestBanner(ctx))
  return banner
}

/** For whoever writes a banner: the next page reads it anew. */
export function forgetLatestBanner(ctx: Context): void {
  kept.delete(ctx.read)
}
