import { afterAll, expect, test } from 'vitest'
import { minute, shiftedClock } from '#platform/clock'
import { shippedFeed } from '#seeds/blog/feed'
import { asOwner } from '../platform/database/testing.ts'
import { testProgram } from '../testing.ts'
import { listBlogPosts } from './list-blog-posts.ts'
import { refreshFeed } from './refresh-feed.ts'

const program = await testProgram()
afterAll(program.close)
const { ctx } = program

test('[INFO-27] while the database is away the last cached articles are answered', async () => {
  await refreshFeed(ctx, shippedFeed)
  const cached = await listBlogPosts(ctx)
  expect(cached.length).toBe(3)
  await asOwner(program.database.pool, 'alter table blog_posts rename to elsewhere')
  const titles = (await listBlogPosts({ ...ctx, clock: shiftedClock(ctx.clock, minute) })).map(({ title }) => title)
  expect(titles).toEqual(cached.map(({ title }) => title))
})
