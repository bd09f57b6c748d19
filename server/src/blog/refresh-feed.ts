import { createHash } from 'node:crypto'
import { isArticleAddress } from '@reable/contract/blog/rules'
import { acceptSitePicture, pruneSitePictures } from '#pictures'
import type { Config } from '#platform/config'
import { type Context, inTransaction } from '#platform/context'
import { memoizePerConfig, type OutboundAnswer, ProviderClient, ProviderError } from '#platform/outbound'
import { Refusal } from '#platform/refusal'
import { readerVersion } from './article.ts'
import {
  type FeedState,
  findDigests,
  findFeedState,
  replacePosts,
  selectLatestPosts,
  setFeedState,
  setPicture,
} from './blog-queries.ts'
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

const shownBy = 'blog'

/** Copies the pictures of the articles that are shown to our store, and removes copies that no article needs. */
export async function copyPictures(ctx: Context): Promise<void> {
  const latest = await selectLatestPosts(ctx)
  const missing = latest.flatMap(({ picture_address: at, picture_digest: digest }) => (at && !digest ? [at] : []))
  for (const address of new Set(missing.filter(isArticleAddress))) await copyPicture(ctx, address)
  await pruneSitePictures(ctx, { shownBy, digests: await findDigests(ctx) })
}

/** A picture that cannot be fetched is tried again the next time; until then the article has a drawing. */
async function copyPicture(ctx: Context, address: string): Promise<void> {
  try {
    const digest = await acceptSitePicture(ctx, { shownBy, bytes: await fetchPicture(ctx, address) })
    await setPicture(ctx, { address, digest })
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof Refusal)) throw error
    ctx.log.info({ reason: error.message }, 'an article goes without its picture')
  }
}

const bounds = { whole: 5000, bytes: 2 * 1024 * 1024 }

const clientOf = memoizePerConfig((config) => {
  const { blogFeed } = config.providers
  const origins = new Set(blogFeed ? [new URL(blogFeed).origin] : [])
  return new ProviderClient({ name: 'blog feed', origins, bounds: { ...bounds, publicOnly: isPublicOnly(config) } })
})

/** A feed as it was answered, with its validators for the next request. */
type FetchedFeed = { text: string; etag: string | null; lastModified: string | null }

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

/** Decodes an answer in the charset of its header or its first line, else as UTF-8. */
export function feedText({ bytes, headers }: { bytes: Buffer; headers: Record<string, string> }): string {
  const headerCharset = /charset=["']?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1]
  const declaredCharset = /^[^>]*encoding=["']([\w-]+)["']/i.exec(bytes.toString('latin1', 0, 200))?.[1]
  return decoderOf(headerCharset ?? declaredCharset ?? 'utf-8').decode(bytes)
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** In bytes; a thumbnail is far smaller. */
const maxBytes = 5 * 1024 * 1024

/** Fetches the bytes of a feed's picture from any public address. Throws ProviderError. */
function fetchPicture(ctx: Context, pictureAddress: string): Promise<Buffer> {
  const address = new URL(pictureAddress)
  const bounds = { bytes: maxBytes, publicOnly: isPublicOnly(ctx.config) }
  const client = new ProviderClient({ name: 'blog picture', origins: new Set([address.origin]), bounds })
  const headers = { accept: 'image/jpeg, image/png', 'user-agent': userAgentOf(ctx.config) }
  return client.request(ctx, {
    address,
    headers,
    read: ({ status, bytes }) => {
      if (status !== 200) throw new Error('no picture')
      return bytes
    },
  })
}

/** Whether only public addresses may be called: always, except in tests, whose providers run on this machine. */
const isPublicOnly = ({ appEnv }: Config): boolean => appEnv !== 'test'

/** The user agent with the site's address. Some feeds refuse callers without one. */
const userAgentOf = ({ http }: Config): string => `Reable (${http.publicUrl})`
