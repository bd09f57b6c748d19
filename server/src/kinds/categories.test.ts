import { breaks } from '@reable/contract/kinds/rules'
import { afterAll, expect, test, vi } from 'vitest'
import { call } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'

const program = await testProgram()
const steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
afterAll(() => program.close())

const change = (id: number, body: object) => call(program, 'PUT', `/console/kinds/categories/${id}`, steward, body)
const beds = { name: 'Beds & more', tooltip: 'What one sleeps in.', rank: 1, version: 1 }

test('a category gets another name and stands first, for everybody at once; its first version brings back both', async () => {
  const shown = async () => {
    const { body } = await get(program, '/api/posts/categories')
    return body.data.map(({ id, name }: { id: number; name: string }) => [id, name])
  }
  const before = await shown()
  expect((await change(5, beds)).body.data).toMatchObject({ ...beds, version: 2 })
  const others = before.filter(([id]: [number]) => id !== 5)
  await vi.waitFor(async () => expect(await shown()).toEqual([[5, beds.name], ...others]), { timeout: 60_000 })
  const [, first] = (await get(program, '/console/versions/category/5', steward)).body.data
  expect((await change(5, { ...first.fields, version: 2 })).status).toBe(200)
  await vi.waitFor(async () => expect(await shown()).toEqual(before), { timeout: 60_000 })
})

test('a category is refused with a sentence at each field, also a name that only looks another', async () => {
  const rollator = 'Rоllator (walker with wheels and seat)'
  const taken = await change(1, { ...beds, name: rollator })
  expect([taken.status, taken.body.errors]).toEqual([422, { name: [breaks.name(rollator)] }])
  const { errors } = (await change(1, { ...beds, name: ' ', rank: 1_000 })).body
  expect(Object.keys(errors).sort()).toEqual(['name', 'rank'])
})
