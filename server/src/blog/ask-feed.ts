import type { Context } from '#platform/context'
import { type Answer, Outside, oncePerProgram } from '#platform/outbound'
import type { TakenFeed } from './blog-queries.ts'
import { callerOf, isPublicOnly } from './caller.ts'
import { feedText } from './feed-text.ts'

const bounds = { whole: 5000, bytes: 2 * 1024 * 1024 }

const outsideOf = oncePerProgram((config) => {
  const { blogFeed } = config.outside
  const origins = new Set(blogFeed ? [new URL(blogFeed).origin] : [])
  return new Outside({ name: 'blog feed', origins, bounds: { ...bounds, publicOnly: isPublicOnly(config) } })
})

/** A feed as it came: by which validators it is asked for again. */
export type AnsweredFeed = { text: string; etag: string | null; lastModified: string | null }

/** Asks for a feed. Undefined: it is as it was when it was taken. Throws OutsideTrouble. */
export function askFeed(ctx: Context, address: string, taken?: TakenFeed): Promise<AnsweredFeed | undefined> {
  const headers: Record<string, string> = {
    accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
    'user-agent': callerOf(ctx.config),
    ...(taken?.etag && { 'if-none-match': taken.etag }),
    ...(taken?.lastModified && { 'if-modified-since': taken.lastModified }),
  }
  return outsideOf(ctx).ask(ctx, { address: new URL(address), headers, read })
}

function read(answer: Answer): AnsweredFeed | undefined {
  if (answer.status === 304) return undefined
  if (answer.status !== 200) throw new Error('no feed')
  const { etag, 'last-modified': lastModified } = answer.headers
  return { text: feedText(answer), etag: validator(etag), lastModified: validator(lastModified) }
}

/** What is sent back as it came must be fit for a header. */
const validator = (value: string | undefined) => (value && /^[\x20-\x7e]{1,300}$/.test(value) ? value : null)
