import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { PageCache } from './page-cache.ts'

const page = (html: string) => ({ status: 200, headers: {}, html: Buffer.from(html), encoded: {} })

test('many who ask at once wait for one rendering', async () => {
  const cache = new PageCache()
  const render = vi.fn(async () => wait(20, page('a')))
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(pages).size).toBe(1)
})

test('the second counts from before the rendering, so that a change shows within a second', async () => {
  const cache = new PageCache()
  await cache.get('/', async () => wait(700, page('old')))
  await wait(350)
  expect((await cache.get('/', async () => page('new'))).html.toString()).toBe('new')
})

test('a rendering that failed is not cached', async () => {
  const cache = new PageCache()
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect((await cache.get('/', async () => page('up'))).html.toString()).toBe('up')
})

test('it stores no more bytes than its maximum: the oldest page goes', async () => {
  const cache = new PageCache(4)
  for (const key of ['/a', '/b', '/c']) await cache.get(key, async () => page(key))
  const again = vi.fn(async () => page('anew'))
  await cache.get('/c', again)
  await cache.get('/b', again)
  expect(again).not.toHaveBeenCalled()
  await cache.get('/a', again)
  expect(again).toHaveBeenCalledTimes(1)
})
