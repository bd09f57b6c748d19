import { afterAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { socialProgram } from './testing.ts'

const { ctx, google, browser, close } = await socialProgram()
afterAll(close)

test('where Google’s endpoints are is asked once a day, and the last answer is used while there is no other', async () => {
  const noon = Date.parse('2026-11-20T20:00:00Z')
  const leaveAt = async (milliseconds: number) => {
    ctx.clock = { now: () => new Date(noon + milliseconds) }
    const { location } = await browser().visit('/v1/auth/google')
    return [new URL(location ?? '').pathname, google.timesDescribed]
  }
  expect(await leaveAt(0)).toEqual(['/auth', 1])
  expect(await leaveAt(day - 1)).toEqual(['/auth', 1])
  expect(await leaveAt(day)).toEqual(['/auth', 2])
  expect(await leaveAt(2 * day - 1)).toEqual(['/auth', 2])
  google.mode = 'broken'
  const { location } = await browser().visit('/v1/auth/google')
  expect(location).toContain('code_challenge=')
  ctx.clock = { now: () => new Date(noon + 3 * day) }
  expect((await browser().visit('/v1/auth/google')).location).toContain('code_challenge=')
})
