import { expect, test } from 'vitest'
import type { PublicData } from '#platform/database'
import { CachedPage } from './cached-page.ts'
import { PageCache } from './page-cache.ts'

const page = (html: string, headers = {}) => new CachedPage(200, headers, Buffer.from(html))
const textOf = (page: CachedPage) => page.body(undefined).bytes.toString()

/** What is known of changes, as a test says; and the time that pages go by. */
function cacheOf(maxBytes = 2 ** 20) {
  const known = { version: 1 as number | undefined, now: new Date('2030-01-01T00:00:00Z') }
  const publicData = { version: () => known.version } as PublicData
  return { known, cache: new PageCache({ publicData, clock: { now: () => known.now } }, maxBytes) }
}

test('a page is sent again until something changes, and for a minute at most', async () => {
  const { cache, known } = cacheOf()
  const shown = async (html: string) => textOf(await cache.get('/', async () => page(html)))
  expect([await shown('one'), await shown('two')]).toEqual(['one', 'one'])
  known.version = 2
  expect([await shown('two'), await shown('three')]).toEqual(['two', 'two'])
  known.now = new Date(known.now.getTime() + 60_000)
  expect(await shown('three')).toBe('three')
})

test('what changes while a page is rendered is on the page of whoever asks next', async () => {
  const { cache, known } = cacheOf()
  const slow = Promise.withResolvers<CachedPage>()
  const first = cache.get('/', () => slow.promise)
  known.version = 2
  const second = cache.get('/', async () => page('new'))
  slow.resolve(page('old'))
  expect([textOf(await first), textOf(await second)]).toEqual(['old', 'new'])
  expect(textOf(await cache.get('/', async () => page('newer')))).not.toBe('old')
})

test.each([
  ['that failed', async () => new CachedPage(500, {}, Buffer.from('broken'))],
  ['that lacks a part', async () => page('half', { 'cache-control': 'no-store' })],
])('a page %s is nobody else’s', async (_, render) => {
  const { cache } = cacheOf()
  await cache.get('/', render)
  expect(textOf(await cache.get('/', async () => page('whole')))).toBe('whole')
})
