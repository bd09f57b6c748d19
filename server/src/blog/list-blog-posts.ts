import type { Answer } from '@reable/contract/client'
import { isOwnPicture } from '@reable/contract/content/rules'
import { pictureAddress } from '#pictures'
import { AnswerCache } from '#platform/answer-cache'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { type BlogPostRow, selectLatestPosts } from './blog-queries.ts'

const cache = new AnswerCache<BlogPostRow[]>({ name: 'blog posts', ttl: 5000, timeout: 500 })

/** Lists the three latest articles that have a category, newest first; cached for five seconds and while the database is away. */
export async function listBlogPosts(ctx: Context): Promise<Answer<'listBlogPosts'>> {
  const now = ctx.clock.now()
  return (await cache.get(ctx, '', () => selectLatestPosts(ctx))).map((post) => serializePost(post, now))
}

const serializePost = (post: BlogPostRow, now: Date): Answer<'listBlogPosts'>[number] => ({
  title: post.title,
  pubDate: post.published_at.toISOString(),
  published: vancouverDay(post.published_at, now),
  link: post.link,
  guid: post.guid,
  author: post.author,
  thumbnail: thumbnailOf(post),
  description: post.description,
  content: post.content,
  categories: post.categories,
})

function thumbnailOf({ picture_digest: digest, picture_address: address }: BlogPostRow): string | null {
  if (digest) return pictureAddress(digest, 'small', 'jpg')
  return address && isOwnPicture(address) ? address : null
}
