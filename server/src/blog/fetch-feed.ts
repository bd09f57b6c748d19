import type { Context } from '#platform/context'
import { memoizePerConfig, type OutboundAnswer, ProviderClient } from '#platform/outbound'
import type { FeedState } from './blog-queries.ts'
import { feedText } from './feed-text.ts'
import { isPublicOnly, userAgentOf } from './user-agent.ts'

const bounds = { whole: 5000, bytes: 2 * 1024 * 1024 }

const clientOf = memoizePerConfig((config) => {
  const { blogFeed } = config.providers
  const origins = new Set(blogFeed ? [new URL(blogFeed).origin] : [])
  return new ProviderClient({ name: 'blog feed', origins, bounds: { ...bounds, publicOnly: isPublicOnly(config) } })
})

/** A feed as it was answered, with its validators for the next request. */
export type FetchedFeed = { text: string; etag: string | null; lastModified: string | null }

/** Fetches a feed. Undefined: it has not changed since `previous`. Throws ProviderError. */
export function fetchFeed(ctx: Context, address: string, previous?: FeedState): Promise<FetchedFeed | undefined> {
  const headers: Record<string, string> = {
    accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
    'user-agent': userAgentOf(ctx.config),
    ...(previous?.etag && { 'if-none-match': previous.etag }),
    ...(previous?.lastModified && { 'if-modified-since': previous.lastModified }),
  }
  return clientOf(ctx).request(ctx, { address: new URL(address), headers, read: readAnswer })
}

function readAnswer(answer: OutboundAnswer): FetchedFeed | undefined {
  if (answer.status === 304) return undefined
  if (answer.status !== 200) throw new Error('no feed')
  const { etag, 'last-modified': lastModified } = answer.headers
  return { text: feedText(answer), etag: validator(etag), lastModified: validator(lastModified) }
}

/** Accepts validators only if they can be sent back in a header. */
const validator = (value: string | undefined) => (value && /^[\x20-\x7e]{1,300}$/.test(value) ? value : null)
