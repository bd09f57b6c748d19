import { expect, test } from 'vitest'
import { FeedError, readFeedInThread } from './read-feed-in-thread.ts'
import { feedOf } from './testing-feeds.ts'

const source = { address: 'https://blog.example/feed', now: new Date('2026-11-20T12:00:00Z') }
const read = (text: string) => readFeedInThread({ ...source, text })

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
const bomb = `<!DOCTYPE lolz [<!ENTITY l0 "lol">${laughs}]>`

test('[INFO-25] a feed that blows up when it is read stays as small as it came', async () => {
  const [article] = await read(bomb + feedOf().replace('<![CDATA[A title]]>', 'Ha &l9;'))
  expect(article?.title.length ?? 0).toBeLessThanOrEqual(300)
})

test('[INFO-25] two hundred thousand elements in each other are refused', async () => {
  const deep = `<rss><channel>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</channel></rss>`
  await expect(read(deep)).rejects.toThrow(FeedError)
  await expect(read(deep)).rejects.toThrow('is no feed: ')
})

test('[INFO-25] the program goes on while a feed is read that takes long', async () => {
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  }, 5)
  await read(`<rss version="2.0"><channel><title>x</title>${'<a/>'.repeat(200_000)}</channel></rss>`)
  clearInterval(turning)
  expect(turns).toBeGreaterThan(5)
})

test('[INFO-25] a feed that needs more memory or time than it may have is given up', async () => {
  await expect(readFeedInThread({ ...source, text: feedOf() }, { timeout: 1, heap: 256 })).rejects.toThrow(
    'takes too long',
  )
  const wide = `<rss version="2.0"><channel>${'<item><title>a</title></item>'.repeat(60_000)}</channel></rss>`
  await expect(readFeedInThread({ ...source, text: wide }, { timeout: 20_000, heap: 20 })).rejects.toThrow('memory')
})
