import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { recordCall, recordUntil } from '#platform/database'
import { CachedPage } from './cached-page.ts'
import { PageCache } from './page-cache.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const page = (html: string) => new CachedPage(200, {}, Buffer.from(html))
const textOf = async (page: CachedPage) => (await page.plain()).bytes.toString()

/** What is known of changes, as a test says; and the time that pages go by. */
function cacheWith({ maxBytes = 2 ** 20, unchanged = true }: { maxBytes?: number; unchanged?: boolean } = {}) {
  const known = { look: 1, unchanged, now: new Date('2030-01-01T00:00:00Z'), current: true, refreshed: 0 }
  const refresh = async () => {
    known.refreshed++
    known.unchanged = true
  }
  const changes = { look: 1, isUnchanged: () => known.unchanged, isCurrent: () => known.current, refresh }
  const clock = { now: () => known.now }
  return { known, cache: new PageCache({ changes, clock, maxBytes }) }
}

/** The cache counts its second by the clock of the process, which nobody turns: it is moved here. */
function moveProcessClock() {
  const start = Math.round(performance.now())
  let moved = 0
  vi.spyOn(performance, 'now').mockImplementation(() => start + moved)
  return (milliseconds: number) => {
    moved += milliseconds
  }
}

test('many who ask at once wait for one rendering', async () => {
  const { cache } = cacheWith()
  const render = vi.fn(async () => wait(20, page('a')))
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(pages).size).toBe(1)
})

test('a page on which nothing changed is rendered once; once something did, again within a second', async () => {
  const pass = moveProcessClock()
  const { cache, known } = cacheWith()
  const render = vi.fn(async () => page('a'))
  await cache.get('/', render)
  pass(60_000)
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(1)
  known.unchanged = false
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(2)
  pass(999)
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(2)
  pass(1)
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(3)
})

test('the second counts from before the rendering, so that a change shows within a second', async () => {
  const pass = moveProcessClock()
  const { cache } = cacheWith({ unchanged: false })
  const slow = async () => {
    pass(1_001)
    return page('old')
  }
  await cache.get('/', slow)
  expect(await textOf(await cache.get('/', async () => page('new')))).toBe('new')
})

test('where changes are not known, they are asked for before a page is rendered again, and only then', async () => {
  const pass = moveProcessClock()
  const { cache, known } = cacheWith({ unchanged: false })
  const render = vi.fn(async () => page('a'))
  known.current = false
  await cache.get('/', render)
  await cache.get('/', render)
  expect([render.mock.calls.length, known.refreshed]).toEqual([1, 0])
  pass(1_000)
  await cache.get('/', render)
  expect([render.mock.calls.length, known.refreshed]).toEqual([1, 1])
  Object.assign(known, { current: true, unchanged: false })
  await cache.get('/', render)
  expect([render.mock.calls.length, known.refreshed]).toEqual([2, 1])
})

test('nothing is believed for more than ten minutes', async () => {
  const pass = moveProcessClock()
  const { cache } = cacheWith()
  const render = vi.fn(async () => page('a'))
  await cache.get('/', render)
  pass(10 * 60_000 - 1)
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(1)
  pass(1)
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('words of time hold until they would be others', async () => {
  const pass = moveProcessClock()
  const { cache, known } = cacheWith()
  const render = vi.fn(async () => {
    recordUntil(known.now.getTime() + 60_000)
    return page('5 minutes ago')
  })
  await cache.get('/', render)
  pass(59_000)
  known.now = new Date(known.now.getTime() + 59_000)
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(1)
  pass(1_000)
  known.now = new Date(known.now.getTime() + 1_000)
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page that did without an answer, because it came too late, is cached for its second alone', async () => {
  const pass = moveProcessClock()
  const { cache } = cacheWith()
  const late = vi.fn(async () => {
    void recordCall(new Promise(() => undefined))
    return page('without')
  })
  await cache.get('/', late)
  pass(1_000)
  await cache.get('/', late)
  expect(late).toHaveBeenCalledTimes(2)
})

test('a rendering that failed is not cached', async () => {
  const { cache } = cacheWith()
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await textOf(await cache.get('/', async () => page('up')))).toBe('up')
})

test('it stores no more bytes than its maximum: the page that was not asked for longest goes', async () => {
  const { cache } = cacheWith({ maxBytes: 4 })
  for (const key of ['/a', '/b']) await cache.get(key, async () => page(key))
  await cache.get('/a', async () => page('/a'))
  await cache.get('/c', async () => page('/c'))
  const again = vi.fn(async () => page('anew'))
  await cache.get('/a', again)
  await cache.get('/c', again)
  expect(again).not.toHaveBeenCalled()
  await cache.get('/b', again)
  expect(again).toHaveBeenCalledTimes(1)
})

test('a page whose words are others by now leaves its place to those that are asked for', async () => {
  const pass = moveProcessClock()
  const { cache, known } = cacheWith({ maxBytes: 6 })
  await cache.get('/good', async () => page('ab'))
  await cache.get('/brief', async () => {
    recordUntil(known.now.getTime() + 1_000)
    return page('abcd')
  })
  pass(5_000)
  known.now = new Date(known.now.getTime() + 1_000)
  await cache.get('/next', async () => page('abcd'))
  expect(['/good', '/brief', '/next'].map((key) => cache.peek(key) !== undefined)).toEqual([true, false, true])
})

test('so does a page that is ten minutes old, however lately somebody asked for it', async () => {
  const pass = moveProcessClock()
  const { cache } = cacheWith({ maxBytes: 6 })
  await cache.get('/old', async () => page('abcd'))
  pass(60_000)
  await cache.get('/good', async () => page('ab'))
  pass(8 * 60_000)
  expect(cache.peek('/old')).toBeDefined()
  pass(60_000)
  await cache.get('/next', async () => page('abcd'))
  expect(['/good', '/old', '/next'].map((key) => cache.peek(key) !== undefined)).toEqual([true, false, true])
})

test('a page that is encoded, and takes less place than before, pushes no other out', async () => {
  const { cache } = cacheWith({ maxBytes: 110 })
  await cache.get('/other', async () => page('x'.repeat(10)))
  const one = await cache.get('/', async () => page('x'.repeat(100)))
  await one.encoded('gzip')
  expect(['/other', '/'].map((key) => cache.peek(key)?.status)).toEqual([200, 200])
})

test('what becomes of a page that another has replaced takes no place any more', async () => {
  const pass = moveProcessClock()
  const { cache, known } = cacheWith({ maxBytes: 130, unchanged: false })
  const replaced = page('x'.repeat(100))
  await cache.get('/', async () => replaced)
  await replaced.encoded('gzip')
  pass(1_000)
  for (const key of ['/', '/other']) await cache.get(key, async () => page('x'.repeat(20)))
  known.unchanged = true
  expect(await textOf(replaced)).toHaveLength(100)
  expect(['/', '/other'].map((key) => cache.peek(key)?.status)).toEqual([200, 200])
})

test('an encoding takes the place of the page as it was, and is decoded for who takes none', async () => {
  const text = 'wheelchair '.repeat(500)
  const one = page(text)
  let bytes = 0
  one.countBytes((more) => {
    bytes += more
  })
  expect(bytes).toBe(text.length)
  const { bytes: small } = await one.encoded('br')
  expect(bytes).toBe(small.length)
  expect(await textOf(one)).toBe(text)
})

test('a page that is asked for again and again is encoded better', async () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `listing ${at * at}`).join(' ')
  const one = page(text)
  const first = await one.encoded('gzip')
  const sizeNow = async () => (await one.encoded('gzip')).bytes.length
  await expect.poll(sizeNow).toBeLessThan(first.bytes.length)
  expect((await one.encoded('gzip')).etag).not.toBe(first.etag)
  expect(await textOf(one)).toBe(text)
})
