import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { minute, shiftedClock } from '#platform/clock'
import { get, testProgram } from '../../testing.ts'
import { checkCaptcha } from './check-captcha.ts'
import { recaptchaServer, solvedTask } from './testing.ts'

const google = await recaptchaServer()
let program: Awaited<ReturnType<typeof testProgram>>

beforeEach(async () => {
  google.state.mode = 'up'
  google.state.requestCount = 0
  program = await testProgram(google.env)
})
afterEach(() => program.close())
afterAll(() => google.close())

const check = (answer: string, ctx = program.ctx) => checkCaptcha(ctx, { answer })
const later = (minutes: number) => ({ ...program.ctx, clock: shiftedClock(program.ctx.clock, minutes * minute) })
const currentOffer = async () => (await get(program, '/auth/options')).body.data.captcha

test('[AUTH-06] reCAPTCHA verifies its token, and a token counts once, here too', async () => {
  expect(await currentOffer()).toEqual({ kind: 'recaptcha', site_key: 'site' })
  expect(await check('bad')).toBe(false)
  expect(await check('good one')).toBe(true)
  google.forgetUsedTokens()
  expect(await check('good one')).toBe(false)
})

test.each(['broken', 'hangs', 'wrong secret'] as const)(
  '[AUTH-06] when reCAPTCHA is down (%s) the next attempt gets the embedded captcha, solved and not skipped',
  async (mode) => {
    google.state.mode = mode
    expect(await check('good two')).toBe(false)
    expect(await currentOffer()).toEqual({ kind: 'embedded' })
    expect(await check('anything')).toBe(false)
    const answer = await solvedTask(program.ctx)
    expect([await check(answer), await check(answer)]).toEqual([true, false])
    expect(google.state.requestCount).toBe(1)
  },
)

test('[AUTH-06] reCAPTCHA is offered again after its cooldown; a task that was solved meanwhile still counts', async () => {
  google.state.mode = 'broken'
  await check('good three')
  google.state.mode = 'up'
  const solved = await solvedTask(program.ctx)
  expect(await check('good three', later(3))).toBe(true)
  expect(await currentOffer()).toEqual({ kind: 'recaptcha', site_key: 'site' })
  expect(await check(solved, later(4))).toBe(true)
  expect(await check(await solvedTask(later(15)), later(15))).toBe(false)
})
