import { expect, test } from 'vitest'
import { oncePer } from './once-per.ts'

test('[AUTH-13] asked twice, a link acts once; another link acts for itself', async () => {
  const called: string[] = []
  const act = oncePer(async (key) => ({ ok: true, nth: called.push(key) }))
  expect(await Promise.all([act('a'), act('a'), act('b')])).toMatchObject([{ nth: 1 }, { nth: 1 }, { nth: 2 }])
  await act('a')
  expect(called).toEqual(['a', 'b'])
})

test('what failed may be tried again', async () => {
  let works = false
  const act = oncePer(async () => ({ ok: works }))
  expect(await act('a')).toEqual({ ok: false })
  works = true
  expect(await act('a')).toEqual({ ok: true })
})
