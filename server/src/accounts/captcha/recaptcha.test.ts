import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { minute, shiftedClock } from '#platform/clock'
import { get, testProgram } from '../../testing.ts'
import { removeExpired } from '../remove-expired.ts'
import { checkCaptcha } from './check-captcha.ts'
import { offerCaptcha } from './offer-captcha.ts'
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

test('[AUTH-06] a token that counted is remembered for ten minutes, and no longer', async () => {
  const begun = program.ctx.clock.now().getTime()
  const after = (milliseconds: number) => ({ ...program.ctx, clock: { now: () => new Date(begun + milliseconds) } })
  const remembered = async (milliseconds: number) => {
    await removeExpired(after(milliseconds))
    return (await program.ctx.db.selectFrom('used_captchas').select('digest').execute()).length
  }
  expect(await check('good for once', after(0))).toBe(true)
  google.forgetUsedTokens()
  const late = 10 * minute
  expect([await remembered(late - 1), await check('good for once', after(late - 1))]).toEqual([1, false])
  expect(await remembered(late)).toBe(0)
})

test('[AUTH-06] while reCAPTCHA answers, the embedded captcha does not replace it', async () => {
  expect(await check(await solvedTask(program.ctx))).toBe(false)
  expect(google.state.requestCount).toBe(1)
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

test('[AUTH-06] another machine that has not met the error yet accepts the embedded captcha all the same', async () => {
  google.state.mode = 'broken'
  expect(await check(await solvedTask(program.ctx))).toBe(true)
  expect(google.state.requestCount).toBe(1)
})

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

test('[AUTH-06] after an error the embedded captcha is offered for two minutes, and counts for ten', async () => {
  const failed = program.ctx.clock.now().getTime()
  const after = (milliseconds: number) => ({
    ...program.ctx,
    clock: { now: () => new Date(failed + milliseconds) },
  })
  google.state.mode = 'broken'
  expect(await check('good four', after(0))).toBe(false)
  google.state.mode = 'up'
  const offers = [2 * minute - 1, 2 * minute].map((time) => offerCaptcha(after(time)).kind)
  expect(offers).toEqual(['embedded', 'recaptcha'])
  const solved = [await solvedTask(after(9 * minute)), await solvedTask(after(9 * minute))] as const
  expect(await check(solved[0], after(10 * minute - 1))).toBe(true)
  expect(await check(solved[1], after(10 * minute))).toBe(false)
})
