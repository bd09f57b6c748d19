import { createHash } from 'node:crypto'
import { type Context, inTransaction } from '#platform/context'
import { OutsideTrouble } from '#platform/outbound'
import { readerVersion } from './article.ts'
import { askFeed } from './ask-feed.ts'
import { findTakenFeed, replacePosts, setTakenFeed, type TakenFeed } from './blog-queries.ts'
import { copyPictures } from './copy-pictures.ts'
import { FeedTrouble, readFeedApart } from './read-feed-apart.ts'

/**
 * Brings the articles to what the feed says now: the configured one, else the shipped one, whose text is handed in. Where that
 * fails the articles stay as they were last taken. Runs in a job, never in a request.
 */
export async function takeFeed(ctx: Context, shipped: string): Promise<void> {
  try {
    const edition = await newEdition(ctx, shipped)
    if (edition) await keepArticles(ctx, edition)
  } catch (error) {
    if (error instanceof FeedTrouble) ctx.log.warn({ provider: 'blog feed', reason: error.message }, 'outside trouble')
    else if (!(error instanceof OutsideTrouble)) throw error
  }
  await copyPictures(ctx)
}

type Edition = TakenFeed & { text: string }

const shippedSource = 'shipped'

/** Undefined: it is the one that was taken. */
async function newEdition(ctx: Context, shipped: string): Promise<Edition | undefined> {
  const { blogFeed } = ctx.config.outside
  const source = blogFeed ?? shippedSource
  const last = await findTakenFeed(ctx)
  const taken = last?.source === source && last.reader === readerVersion ? last : undefined
  if (blogFeed) {
    const answered = await askFeed(ctx, blogFeed, taken)
    return answered && { ...answered, source, reader: readerVersion }
  }
  const etag = createHash('sha256').update(shipped).digest('hex')
  const edition = { text: shipped, source, etag, lastModified: null, reader: readerVersion }
  return etag === taken?.etag ? undefined : edition
}

async function keepArticles(ctx: Context, { text, ...taken }: Edition): Promise<void> {
  const address = taken.source === shippedSource ? undefined : taken.source
  const articles = await readFeedApart({ text, address, now: ctx.clock.now() })
  await inTransaction(ctx, async (ctx) => {
    await replacePosts(ctx, articles)
    await setTakenFeed(ctx, taken)
  })
}
