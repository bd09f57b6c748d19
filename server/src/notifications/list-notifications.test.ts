import { expect, test } from 'vitest'
import { get, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'

const program = await programOfFile()

async function wait(typeId: number, people: number) {
  const { db, clock } = program.ctx
  for (let more = people; more > 0; more--) {
    const { id: person_id } = await someone(program.ctx)
    await db
      .insertInto('notifications')
      .values({ person_id, equipment_type_id: typeId, created_at: clock.now() })
      .execute()
  }
}

const list = async (query = '') => (await get(program, `/notifications${query}`)).body.data

test('[NOTI-06] without subscribers it is an empty list, for visitors too', async () => {
  expect(await list()).toEqual([])
})

test('[WIZ-03] each subscriber of a type is one entry with the type’s name, of one type or of all', async () => {
  await wait(12, 3)
  await wait(1, 1)
  expect(await list()).toHaveLength(4)
  expect(await list('?equipment_type_id=12')).toEqual(
    [1, 2, 3].map((id) => ({ id, equipment_type: { id: 12, name: 'Walker (no seat)' } })),
  )
  expect(await list('?equipment_type_id=13')).toEqual([])
})

test('[NOTI-06] an answer never tells who: nothing but a number of its own and the type', async () => {
  for (const entry of await list()) {
    expect(Object.keys(entry).sort()).toEqual(['equipment_type', 'id'])
    expect(Object.keys(entry.equipment_type).sort()).toEqual(['id', 'name'])
  }
})
