import { createHash } from 'node:crypto'
import { type Context, inTransaction } from '#platform/context'
import { ProviderError } from '#platform/outbound'
import { readerVersion } from './article.ts'
import { type FeedState, findFeedState, replacePosts, setFeedState } from './blog-queries.ts'
import { copyPictures } from './copy-pictures.ts'
import { fetchFeed } from './fetch-feed.ts'
import { FeedError, readFeedInThread } from './read-feed-in-thread.ts'

/**
 * Updates the articles from the configured feed, else from the shipped one, whose text is passed in. Where that fails the articles
 * stay as they are. Runs in a job, never in a request.
 */
export async function refreshFeed(ctx: Context, shipped: string): Promise<void> {
  try {
    const edition = await fetchNewEdition(ctx, shipped)
    if (edition) await storeArticles(ctx, edition)
  } catch (error) {
    if (error instanceof FeedError) ctx.log.warn({ provider: 'blog feed', reason: error.message }, 'outside trouble')
    else if (!(error instanceof ProviderError)) throw error
  }
  await copyPictures(ctx)
}

type Edition = FeedState & { text: string }

const shippedSource = 'shipped'

/** Undefined: the feed has not changed since it was last read. */
async function fetchNewEdition(ctx: Context, shipped: string): Promise<Edition | undefined> {
  const { blogFeed } = ctx.config.providers
  const source = blogFeed ?? shippedSource
  const last = await findFeedState(ctx)
  const previous = last?.source === source && last.reader === readerVersion ? last : undefined
  if (blogFeed) {
    const fetched = await fetchFeed(ctx, blogFeed, previous)
    return fetched && { ...fetched, source, reader: readerVersion }
  }
  const etag = createHash('sha256').update(shipped).digest('hex')
  const edition = { text: shipped, source, etag, lastModified: null, reader: readerVersion }
  return etag === previous?.etag ? undefined : edition
}

async function storeArticles(ctx: Context, { text, ...state }: Edition): Promise<void> {
  const address = state.source === shippedSource ? undefined : state.source
  const articles = await readFeedInThread({ text, address, now: ctx.clock.now() })
  await inTransaction(ctx, async (ctx) => {
    await replacePosts(ctx, articles)
    await setFeedState(ctx, state)
  })
}
