import { BoundedThread, ThreadError } from '#platform/bounded-thread'
import type { Article } from './article.ts'
import type { FeedText } from './read-feed.ts'

/** A feed that cannot be read, or not within bounds. The message never quotes the feed. */
export class FeedError extends Error {}

/** Milliseconds in all, and megabytes of heap. */
const bounds = { timeout: 20_000, heap: 256 }

/**
 * Reads a feed in a thread of its own, which ends afterwards: a hostile feed can make the parser slow and hungry for memory, and the
 * parser alone takes 25 MB. Throws FeedError.
 */
export async function readFeedInThread(feed: FeedText, { timeout, heap } = bounds): Promise<Article[]> {
  const files = { folder: import.meta.dirname, source: 'feed-worker.ts', built: 'feed-worker.js' }
  const thread = new BoundedThread<FeedText, Article[]>({ ...files, timeout, heap })
  try {
    return await thread.run(feed)
  } catch (error) {
    throw error instanceof ThreadError ? new FeedError(reasonOf(error)) : error
  }
}

/** Names the error's kind only: a parser's message would quote the feed. */
function reasonOf({ reason, cause }: ThreadError): string {
  if (reason === 'time') return 'takes too long to read'
  if (reason === 'memory') return 'takes too much memory'
  if (reason === 'ended') return 'ended in the middle'
  return cause instanceof Error ? `is no feed: ${cause.name}` : 'is no feed'
}
