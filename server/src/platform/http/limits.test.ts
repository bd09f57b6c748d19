import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { testProgram } from '../../testing.ts'
import { createLimits } from './limits.ts'

const limit = { name: 'pages', most: 3, milliseconds: day }
let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on' })
})
afterAll(() => program.close())

test('uses within the limit pass, the next one is told how long to wait; another person is not touched', () => {
  const at = new Date('2026-07-01T18:00:00Z')
  const limits = createLimits({ ...program.ctx, clock: { now: () => at } })
  expect([1, 2, 3].map(() => limits.use(limit, 'ann'))).toEqual([undefined, undefined, undefined])
  expect(limits.use(limit, 'ann')).toBe((6 * hour) / 1000)
  expect(limits.use(limit, 'bob')).toBeUndefined()
})

test('two machines on one database agree after they have shared', async () => {
  const [one, other] = [createLimits(program.ctx), createLimits(program.ctx)]
  one.use(limit, 'cleo')
  one.use(limit, 'cleo')
  other.use(limit, 'cleo')
  await one.share()
  await other.share()
  expect(other.use(limit, 'cleo')).toEqual(expect.any(Number))
})

test('the person is stored as a keyed digest only', async () => {
  const limits = createLimits(program.ctx)
  limits.use(limit, 'address 203.0.113.9')
  await limits.stop()
  const rows = await program.ctx.db.selectFrom('limit_counts').select('person').execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9')
})
