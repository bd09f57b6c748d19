import type { Challenge } from 'altcha-lib/types'
import { expect, test } from 'vitest'
import { minute, shiftedClock } from '#platform/clock'
import { get, testProgram } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { checkCaptcha } from './check-captcha.ts'
import { solve, solvedTask } from './testing.ts'

const program = await programOfFile()
const { ctx } = program

const decoded = (answer: string) => JSON.parse(atob(answer))
const encoded = (payload: unknown) => btoa(JSON.stringify(payload))

test('[AUTH-06] the task of getCaptcha, solved as the widget does it, counts once', async () => {
  const { status, headers, body } = await get(program, '/auth/captcha')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  const answer = await solve(body.data as Challenge)
  expect(await checkCaptcha(ctx, { answer })).toBe(true)
  expect(await checkCaptcha(ctx, { answer })).toBe(false)
})

test('[AUTH-06] of the same solution twice at the same moment one counts, however it is written', async () => {
  const answer = await solvedTask(ctx)
  const { challenge, solution } = decoded(answer)
  const rewritten = encoded({ solution: { ...solution, time: 12 }, challenge, note: 'other bytes' })
  const passed = await Promise.all([answer, rewritten, answer].map((answer) => checkCaptcha(ctx, { answer })))
  expect(passed.filter(Boolean)).toHaveLength(1)
})

test('[AUTH-06] an answer that is not solved, not ours or changed does not count', async () => {
  const { challenge, solution } = decoded(await solvedTask(ctx))
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
  const longer = {
    ...challenge,
    parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 60 },
  }
  const other = decoded(await solvedTask(ctx)).solution
  const stranger = await testProgram({ SECRET: 'another secret of its own' })
  const answers = [
    '',
    'x',
    encoded(null),
    encoded({ challenge, solution: null }),
    encoded({ challenge, solution: { ...solution, derivedKey: '00' } }),
    encoded({ challenge, solution: other }),
    encoded({ challenge: easier, solution }),
    encoded({ challenge: longer, solution }),
    encoded({ challenge: { ...challenge, signature: undefined }, solution }),
    await solvedTask(stranger.ctx),
    'a'.repeat(100_000),
  ]
  await stranger.close()
  for (const answer of answers) expect([answer, await checkCaptcha(ctx, { answer })]).toEqual([answer, false])
})

test('[AUTH-06] a task counts for ten minutes', async () => {
  const [soon, late] = [await solvedTask(ctx), await solvedTask(ctx)]
  const after = (minutes: number) => ({ ...ctx, clock: shiftedClock(ctx.clock, minutes * minute) })
  expect(await checkCaptcha(after(9), { answer: soon })).toBe(true)
  expect(await checkCaptcha(after(10), { answer: late })).toBe(false)
  expect(await checkCaptcha(after(11), { answer: late })).toBe(false)
})

test('[AUTH-06] without keys sign-up requires the embedded captcha', async () => {
  expect((await get(program, '/auth/options')).body.data).toEqual({ captcha: { kind: 'embedded' }, social: [] })
})
