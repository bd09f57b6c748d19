import type { Answer } from '@reable/contract/client'
import { isOwnPicture } from '@reable/contract/content-rules'
import { pictureAddress } from '#pictures'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { type BlogPostRow, selectLatestPosts } from './blog-queries.ts'

/** Milliseconds for which the articles are known without a look at the database. */
const patience = 5000

type Kept = { until: number; posts: Promise<BlogPostRow[]> }

const kept = new WeakMap<object, Kept>()

/** The three latest articles that have a category, newest first, from memory for five seconds. */
export async function listBlogPosts(ctx: Context): Promise<Answer<'listBlogPosts'>> {
  const now = ctx.clock.now()
  return (await latestPosts(ctx, now)).map((post) => answerOf(post, now))
}

function latestPosts(ctx: Context, now: Date): Promise<BlogPostRow[]> {
  const known = kept.get(ctx.read)
  if (known && now.getTime() < known.until) return known.posts
  const posts = selectLatestPosts(ctx)
  kept.set(ctx.read, { until: now.getTime() + patience, posts })
  posts.catch(() => kept.delete(ctx.read))
  return posts
}

const answerOf = (post: BlogPostRow, now: Date): Answer<'listBlogPosts'>[number] => ({
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
