import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'

/** An article of the blog's feed. Everything in it is plain words. */
const blogPost = z
  .object({
    title: z.string(),
    /** An instant, in UTC. */
    pubDate: z.string(),
    /** The day as text, by Vancouver's calendar. */
    published: z.string(),
    /** An http(s) address. */
    link: z.string(),
    guid: z.string(),
    /** Empty where the feed names nobody. */
    author: z.string(),
    /** A path of ours, or null. */
    thumbnail: z.string().nullable(),
    description: z.string(),
    content: z.string(),
    categories: z.array(z.string()),
  })
  .meta({ id: 'BlogPost' })

export const blogOperations = {
  listBlogPosts: operation({
    ...paths.listBlogPosts,
    summary: 'The three latest articles of the blog that have a category, newest first',
    answer: z.object({ data: z.array(blogPost) }),
    refusals: [],
  }),
}
