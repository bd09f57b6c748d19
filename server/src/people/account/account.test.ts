import { expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { call, setListing } from '../../listings/testing.ts'
import { side } from '../../messages/testing.ts'
import { asOwner } from '../../platform/database/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, someListing, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { someTeam } from '../testing.ts'

const program = await programOfFile()
const team = await someTeam(program)

type Headers = Record<string, string>

const page = async (id: number, by: Headers = team.moderator) =>
  (await get(program, `/console/accounts/${id}`, by)).body.data

test('the listings of somebody are counted and shown by their state, the newest first, and nobody else’s', async () => {
  const person = await someone(program.ctx)
  await someListing(program.ctx, await someone(program.ctx))
  const now = program.ctx.clock.now()
  const held = { held_at: now, held_why: 'It was reported.' }
  const states: [string, object | undefined][] = [
    ['public', undefined],
    ['suspended', held],
    ['hidden', { owner_confirmed: false }],
    ['ended', { active: false }],
    ['passed_on', { active: false, last_feedback: 'exchanged' }],
    ['deleted', { deleted_at: now }],
    ['deleted', { deleted_at: now, active: false, last_feedback: 'exchanged' }],
  ]
  for (const [, changes] of states) {
    const id = await someListing(program.ctx, person)
    if (changes) await setListing(program.ctx, id, changes)
  }
  // From now on the database knows how few there are, and reads them all without the index of their owner.
  await asOwner(program.database.pool, 'analyze listings')
  const { body } = await get(program, `/console/accounts/${person.id}/listings`, team.helper)
  expect(body.data.map(({ state }: { state: string }) => state)).toEqual(states.map(([state]) => state).reverse())
  expect((await page(person.id)).listings).toEqual({ public: 1, hidden: 3, passed_on: 1, deleted: 2 })
  expect((await get(program, `/console/accounts/${person.id}/listings?page=2`, team.helper)).body.data).toEqual([])
})

test('of the same note that a volunteer sends twice at one moment one is written', async () => {
  const { person } = await side(program.ctx, 'Eudora')
  const url = `/console/accounts/${person.id}/notes`
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPerson(ctx, { personId: person.id }),
    act: () => Promise.all([1, 2].map(() => call(program, 'POST', url, team.helper, { note: 'Called us' }))),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status)]).toEqual([true, [200, 200]])
  expect((await page(person.id)).notes).toHaveLength(1)
})
