import type { Context } from '#platform/context'
import { enqueue, type JobTable } from '#platform/jobs'
import { refreshFeed } from './refresh-feed.ts'

/** The jobs of this module, by name; `shipped` is the text of the feed that comes with the program. */
export const blogJobsWith = (shipped: string): JobTable => ({
  'take-feed': (ctx) => refreshFeed(ctx, shipped),
})

/** Enqueues a refresh at a start, which may be the first with this feed. Many at once are one, after a scheduled one that runs. */
export const enqueueFeedRefresh = (ctx: Context): Promise<void> =>
  enqueue(ctx, 'take-feed', {}, { key: 'take-feed', queue: 'take-feed' })
