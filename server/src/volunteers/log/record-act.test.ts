import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#platform/clock'
import { testProgram } from '../../testing.ts'
import { someVolunteer } from '../testing.ts'
import type { ActOfPerson } from './act.ts'
import { hasActedSince, recordAct } from './record-act.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('the same was done where the same volunteer did it to the same thing since then, and not where one of these is another', async () => {
  const { ctx } = program
  const [{ person: volunteer }, other] = [await someVolunteer(ctx, 'helper'), await someVolunteer(ctx, 'helper')]
  const done: ActOfPerson = { volunteer, act: 'see_person', subject: { kind: 'person', id: 7 } }
  await recordAct(ctx, { ...done, volunteer })
  const before = new Date(ctx.clock.now().getTime() - hour)
  expect(await hasActedSince(ctx, done, before)).toBe(true)
  for (const change of [
    { volunteer: other.person },
    { act: 'note_on_person' },
    { subject: { kind: 'person', id: 8 } },
    { subject: { kind: 'case', id: 7 } },
  ] satisfies Partial<ActOfPerson>[])
    expect([change, await hasActedSince(ctx, { ...done, ...change }, before)]).toEqual([change, false])
  expect(await hasActedSince(ctx, done, new Date(ctx.clock.now().getTime() + hour))).toBe(false)
})
