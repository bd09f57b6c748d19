import { second } from '#platform/clock'
import type { Context } from '#platform/context'
import { KeptAnswers } from '#platform/kept-answers'
import { type Banner, selectLatestBanner, selectNextStart } from './banner-queries.ts'

/** The banner that is shown, and when by the times of all banners another one is, or none. */
export type Shown = { banner: Banner | undefined; changesAt: Date | undefined }

const kept = new KeptAnswers<Shown>({ name: 'banner', holds: 5 * second, patience: 500 })

/** The banner whose time it is. Every page asks for it, so it is read once in five seconds, and when its time is over. */
export async function latestBanner(ctx: Context): Promise<Shown> {
  const shown = await kept.get(ctx, '', () => look(ctx))
  if (!shown.changesAt || shown.changesAt > ctx.clock.now()) return shown
  forgetLatestBanner(ctx)
  return kept.get(ctx, '', () => look(ctx))
}

/** For whoever writes a banner: the next page reads it anew. */
export const forgetLatestBanner = (ctx: Context): void => kept.forget(ctx, '')

async function look(ctx: Context): Promise<Shown> {
  const now = ctx.clock.now()
  const [latest, nextStart] = await Promise.all([selectLatestBanner(ctx, now), selectNextStart(ctx, now)])
  const moments = [latest?.ends_at, nextStart].filter((moment) => !!moment)
  const [changesAt] = moments.sort((one, other) => one.getTime() - other.getTime())
  return { banner: latest && { content: latest.content, url: latest.url }, changesAt }
}
