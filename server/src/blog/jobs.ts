import type { Context } from '#platform/context'
import { enqueue, type JobTable } from '#platform/jobs'
import { takeFeed } from './take-feed.ts'

/** The work of this module that the queue runs, by name; `shipped` is the text of the feed that comes with the program. */
export const blogJobsWith = (shipped: string): JobTable => ({
  'take-feed': (ctx) => takeFeed(ctx, shipped),
})

/** For the start, which may be the first with this feed. Many at once are one, after the scheduled one that runs. */
export const takeFeedSoon = (ctx: Context): Promise<void> =>
  enqueue(ctx, 'take-feed', {}, { key: 'take-feed', queue: 'take-feed' })
