import type { RequestListener } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { endPictureProcess } from '#pictures'
import { minute, shiftedClock } from '#platform/clock'
import { shippedFeed } from '#seeds/blog/feed'
import { get, testProgram } from '../testing.ts'
import { copyPictures, refreshFeed } from './refresh-feed.ts'
import { feedOf, feedServer, mediumFeed, wordpressFeed } from './testing-feeds.ts'

const site = await feedServer()
const program = await testProgram(site.env)
const { ctx } = program
afterAll(async () => {
  await endPictureProcess()
  await program.close()
  site.close()
})

/** Each test runs at a time of its own: a failing provider is not called for a while, and answers are cached for seconds. */
let now = Date.parse('2026-11-20T12:00:00Z')
beforeEach(() => {
  now += 10 * minute
  const instant = now
  ctx.clock = { now: () => new Date(instant) }
})

const serve = (answer: string | RequestListener) => {
  site.state.answer = typeof answer === 'string' ? (_request, response) => void response.end(answer) : answer
}
const refresh = () => refreshFeed(ctx, shippedFeed)

async function titles(at = program) {
  at.ctx.clock = shiftedClock(at.ctx.clock, minute)
  const { body } = await get(at, '/blog_posts')
  return body.data.map(({ title }: { title: string }) => title)
}

test('[INFO-01] [INFO-15] the three latest articles with a category are answered, with the day in Vancouver', async () => {
  expect(await titles()).toEqual([])
  serve(wordpressFeed)
  await refresh()
  expect(await titles()).toEqual(['Day 4 – it’s bold', 'Day 3 – it’s bold', 'Day 2 – it’s bold'])
  serve(mediumFeed(`${site.origin}/gone.jpg`))
  await refresh()
  expect(await titles()).toEqual(['Walkers & winters'])
  const { status, body } = await get(program, '/blog_posts')
  expect(status).toBe(200)
  expect(body.data[0]).toEqual({
    title: 'Walkers & winters',
    pubDate: '2026-11-12T03:00:00.000Z',
    published: 'Wednesday, 11 November',
    link: 'https://medium.example/@nora/walkers-1a2b?source=rss',
    guid: 'https://medium.example/p/1a2b',
    author: 'Nora N.',
    thumbnail: null,
    description: 'Ice Rubber tips wear fast. Turn them.',
    content: 'Ice\n\nRubber tips wear fast.\n\nTurn them.',
    categories: ['walkers', 'winter'],
  })
})

test.each<[string, RequestListener]>([
  ['hangs', () => undefined],
  ['is huge', (_request, response) => void response.end(Buffer.alloc(3_000_000, ' '))],
  [
    'says that it is huge',
    (_request, response) => void response.writeHead(200, { 'content-length': 5e7 }).write('x'.repeat(2_200_000)),
  ],
  [
    'sends to a private address',
    (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  ],
  ['is broken', (_request, response) => void response.writeHead(500).end(feedOf())],
  ['is gone', (_request, response) => void response.writeHead(404).end(feedOf())],
  ['has become a page', (_request, response) => void response.end('<!doctype html><title>Parked</title>')],
  ['stops in the middle', (_request, response) => void response.end(wordpressFeed.slice(0, 900))],
])('[INFO-15] while a feed %s, the last good articles stay', async (_what, answer) => {
  serve(feedOf({ title: 'Before' }))
  await refresh()
  serve(answer)
  await refresh()
  expect(await titles()).toEqual(['Before'])
})

test('[INFO-15] a feed that has not changed is requested with its validators and not read again', async () => {
  const validators: unknown[] = []
  serve((request, response) => {
    validators.push([request.headers['if-none-match'], request.headers['if-modified-since']])
    if (request.headers['if-none-match']) return response.writeHead(304).end()
    response.writeHead(200, { etag: 'W/"7"', 'last-modified': 'Mon, 01 Jun 2026 18:00:00 GMT' })
    return response.end(feedOf({ title: 'Kept' }))
  })
  await refresh()
  await refresh()
  expect(validators).toEqual([
    [undefined, undefined],
    ['W/"7"', 'Mon, 01 Jun 2026 18:00:00 GMT'],
  ])
  expect(await titles()).toEqual(['Kept'])
})

test('[INFO-15] an empty feed empties the page, and one in another charset is read in it', async () => {
  serve('<rss version="2.0"><channel><title>None yet</title></channel></rss>')
  await refresh()
  expect(await titles()).toEqual([])
  serve((_request, response) => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${feedOf({ title: 'Café' })}`
    response.writeHead(200, { 'content-type': 'application/xml' }).end(Buffer.from(text, 'latin1'))
  })
  await refresh()
  expect(await titles()).toEqual(['Café'])
})

test('[INFO-15] without a feed of its own a site shows the shipped examples, which are marked as such', async () => {
  const plain = await testProgram()
  // What is wrong with the program itself is no outside trouble.
  const broken = {
    now: (): Date => {
      throw new Error('There is no clock.')
    },
  }
  await expect(refreshFeed({ ...plain.ctx, clock: broken }, shippedFeed)).rejects.toThrow('There is no clock.')
  await refreshFeed(plain.ctx, shippedFeed)
  const { body } = await get(plain, '/blog_posts')
  expect(body.data).toHaveLength(3)
  for (const { author, thumbnail, link, categories } of body.data) {
    expect(author).toBe('Reable (example)')
    expect(thumbnail).toMatch(/^\/content\/blog-[\w-]+\.svg$/)
    expect(link).toMatch(/^https:\/\/example\.org\//)
    expect(categories).not.toEqual([])
  }
  await plain.close()
})

test('[INFO-15] outside of tests no feed and no picture is fetched from this machine or its network', async () => {
  serve(feedOf())
  const before = site.state.requests.length
  const open = await testProgram({ APP_ENV: 'demo', ...site.env })
  await refreshFeed(open.ctx, shippedFeed)
  expect(await titles(open)).toEqual([])
  await open.ctx.db
    .insertInto('blog_posts')
    .values(postWithPicture(`${site.origin}/photo.jpg`))
    .execute()
  await copyPictures(open.ctx)
  expect(site.state.requests).toHaveLength(before)
  // The same post in tests, where providers stand on this machine.
  await ctx.db.deleteFrom('blog_posts').execute()
  await ctx.db
    .insertInto('blog_posts')
    .values(postWithPicture(`${site.origin}/photo.jpg`))
    .execute()
  await copyPictures(ctx)
  expect(site.state.requests.slice(before)).toEqual(['/photo.jpg'])
  await open.close()
})

const postWithPicture = (address: string) => ({
  guid: 'with a picture',
  title: 'With a picture',
  link: 'https://feed.example/a',
  ...{ author: '', description: '', content: '', categories: ['News'] },
  published_at: new Date('2026-06-01T18:00:00Z'),
  picture_address: address,
})
