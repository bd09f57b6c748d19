import type { Answer } from '@reable/contract/client'
import { isOwnPicture } from '@reable/contract/content/rules'
import { pictureAddress } from '#pictures'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { type BlogPostRow, selectLatestPosts } from './blog-queries.ts'

const latestPosts = remember(['blog_posts'], selectLatestPosts)

/** Lists the three latest articles that have a category, newest first. */
export async function listBlogPosts(ctx: Context): Promise<Answer<'listBlogPosts'>> {
  const now = ctx.clock.now()
  return (await latestPosts(ctx)).map((post) => serializePost(post, now))
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
