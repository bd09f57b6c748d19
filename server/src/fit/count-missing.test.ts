import { afterAll, expect, test } from 'vitest'
import { day, shiftedClock } from '#platform/clock'
import { get, testProgram } from '../testing.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const clock = { now: () => noon }

const program = await testProgram({ LIMITS: 'on' })
afterAll(() => program.close())

async function send(field_name: string, remoteAddress = '203.0.113.1', equipment_type_id = 1): Promise<number> {
  const payload = { equipment_type_id, field_name }
  const answer = await program.app.inject({ method: 'POST', url: '/v1/measures/missing', payload, remoteAddress })
  return answer.statusCode
}

const missing = async () => (await get(program, '/measures/missing?equipment_type=1')).body.data

test('missing measures are counted by type, field and day, the most missed first, and told for 30 days', async () => {
  program.ctx.clock = clock
  for (const field of ['seat_width_in', 'seat_depth_in', 'overall_width_in', 'seat_width_in'])
    expect(await send(field)).toBe(200)
  expect(await send('seat_depth_in', undefined, 2)).toBe(200)
  program.ctx.clock = shiftedClock(clock, day)
  expect(await send('seat_width_in')).toBe(200)
  const counted = [
    { field_name: 'seat_width_in', people: 3 },
    { field_name: 'overall_width_in', people: 1 },
    { field_name: 'seat_depth_in', people: 1 },
  ]
  expect(await missing()).toEqual(counted)
  // Counted by whole days: those of the first one go with its beginning.
  program.ctx.clock = shiftedClock(clock, 29.49 * day)
  expect(await missing()).toEqual(counted)
  program.ctx.clock = shiftedClock(clock, 29.5 * day)
  expect(await missing()).toEqual([{ field_name: 'seat_width_in', people: 1 }])
  program.ctx.clock = shiftedClock(clock, 31 * day)
  expect(await missing()).toEqual([])
})
