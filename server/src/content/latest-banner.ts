import type { Context } from '#platform/context'
import { KeptAnswers } from '#platform/kept-answers'
import { type Banner, selectLatestBanner } from './banner-queries.ts'

const kept = new KeptAnswers<Banner | undefined>({ name: 'banner', holds: 5000, patience: 500 })

/** The banner whose time it is. Every page asks for it, so it is read once in five seconds. */
export const latestBanner = (ctx: Context): Promise<Banner | undefined> =>
  kept.get(ctx, '', () => selectLatestBanner(ctx, ctx.clock.now()))

/** For whoever writes a banner: the next page reads it anew. */
export const forgetLatestBanner = (ctx: Context): void => kept.forget(ctx, '')
