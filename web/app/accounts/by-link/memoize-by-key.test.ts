import { expect, test } from 'vitest'
import { memoizeByKey } from './memoize-by-key.ts'

test('[AUTH-13] called twice, a link has one effect; another link has its own', async () => {
  const calls: string[] = []
  const run = memoizeByKey(async (key) => ({ ok: true, nth: calls.push(key) }))
  expect(await Promise.all([run('a'), run('a'), run('b')])).toMatchObject([{ nth: 1 }, { nth: 1 }, { nth: 2 }])
  await run('a')
  expect(calls).toEqual(['a', 'b'])
})

test('what failed may be tried again', async () => {
  let works = false
  const run = memoizeByKey(async () => ({ ok: works }))
  expect(await run('a')).toEqual({ ok: false })
  works = true
  expect(await run('a')).toEqual({ ok: true })
})
