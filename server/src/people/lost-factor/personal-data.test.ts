import { afterAll, beforeAll, expect, test } from 'vitest'
import { someone, testProgram } from '../../testing.ts'
import { exportFactorResets } from './personal-data.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('what was asked about somebody, and what they asked as a steward, is in their own data in its order', async () => {
  const { db, clock } = program.ctx
  const [person, other] = [await someone(program.ctx), await someone(program.ctx)]
  const at = clock.now()
  const asked = { begun_at: at, agree_until: at, ended_at: at, outcome: 'refused' }
  for (const reason of ['First', 'Second']) {
    const about = { ...asked, reason: `${reason} about them`, person_id: person.id, begun_by: other.id }
    const begun = { ...asked, reason: `${reason} by them`, person_id: other.id, begun_by: person.id }
    await db.insertInto('factor_resets').values([about, begun]).execute()
  }
  // What was another's in between is at another place of its table, and of what leads to it.
  const set = (reason: string, values: object) =>
    db.updateTable('factor_resets').set(values).where('reason', '=', reason).execute()
  for (const { id } of [other, person]) {
    await set('First about them', { person_id: id })
    await set('First by them', { begun_by: id })
  }
  const { about_me, begun_by_me } = await exportFactorResets(program.ctx, { personId: person.id })
  expect([about_me, begun_by_me].map((all) => all.map(({ reason }) => reason))).toEqual([
    ['First about them', 'Second about them'],
    ['First by them', 'Second by them'],
  ])
})
