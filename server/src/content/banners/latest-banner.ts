import { AnswerCache } from '#platform/answer-cache'
import { second } from '#platform/clock'
import type { Context } from '#platform/context'
import { type Banner, selectLatestBanner, selectNextStart } from './banner-queries.ts'

/** The banner that is shown, and when another one or none will be, by the times of all banners. */
export type BannerState = { banner: Banner | undefined; changesAt: Date | undefined }

const cache = new AnswerCache<BannerState>({ name: 'banner', ttl: 5 * second, timeout: 500 })

/** Returns the current banner. Every page needs it, so it is read once in five seconds, and when its time is over. */
export async function latestBanner(ctx: Context): Promise<BannerState> {
  const state = await cache.get(ctx, '', () => readState(ctx))
  if (!state.changesAt || state.changesAt > ctx.clock.now()) return state
  invalidateLatestBanner(ctx)
  return cache.get(ctx, '', () => readState(ctx))
}

/** Drops the cached banner after a change: the next page reads it anew. */
export const invalidateLatestBanner = (ctx: Context): void => cache.invalidate(ctx, '')

async function readState(ctx: Context): Promise<BannerState> {
  const now = ctx.clock.now()
  const [latest, nextStart] = await Promise.all([selectLatestBanner(ctx, now), selectNextStart(ctx, now)])
  const moments = [latest?.ends_at, nextStart].filter((moment) => !!moment)
  const [changesAt] = moments.sort((one, other) => one.getTime() - other.getTime())
  return { banner: latest && { content: latest.content, url: latest.url }, changesAt }
}
