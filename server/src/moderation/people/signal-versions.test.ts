import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../../listings/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { makeVolunteer } from '../testing.ts'

let program: Program
let steward: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  steward = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
})
afterAll(() => program.close())

const versionsOf = async (kind: string, id: number) =>
  (await get(program, `/console/versions/${kind}/${id}`, steward)).body.data

test.each([
  ['signal', '/console/signals', 'Hurry'],
  ['screening', '/console/screening', 'A very low price'],
])('a %s that a steward changes is brought back by its first version, as it was', async (kind, url, name) => {
  const find = async () =>
    (await get(program, url, steward)).body.data.find((one: { name: string }) => one.name.startsWith(name))
  const { id, kind: _, ...before } = await find()
  const [delivered, ...none] = await versionsOf(kind, id)
  expect([delivered.version, delivered.changed_at_utc, none]).toEqual([1, null, []])
  const changed = { ...before, name: `${name} and more`, weight: 3 }
  expect((await call(program, 'PUT', `${url}/${id}`, steward, changed)).status).toBe(200)
  const [line] = (await get(program, `/console/log?q=${kind}%20${id}`, steward)).body.data
  expect(line).toMatchObject({
    ...{ act: `change_${kind}`, before: { name: before.name, weight: before.weight } },
    after: { name: changed.name, weight: 3 },
  })
  const [latest, first] = await versionsOf(kind, id)
  expect([latest.version, latest.fields.weight, first.version, first.changed_at_utc]).toEqual([2, 3, 1, null])
  const { updated_at_utc } = await find()
  expect((await call(program, 'PUT', `${url}/${id}`, steward, { ...first.fields, updated_at_utc })).status).toBe(200)
  expect(await find()).toMatchObject({ ...before, updated_at_utc: expect.any(String) })
  expect((await versionsOf(kind, id)).map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
})

test('a signal that a steward adds has a first version of its own', async () => {
  const fields = { name: 'Gift cards', weight: 5, words: ['gift card'], near_words: [], warning: '', active: true }
  const { id } = (await call(program, 'POST', '/console/signals', steward, fields)).body.data
  expect(await versionsOf('signal', id)).toEqual([
    { version: 1, changed_at_utc: expect.any(String), changed_by: expect.any(String), fields },
  ])
  const [line] = (await get(program, `/console/log?q=signal%20${id}`, steward)).body.data
  expect(line).toMatchObject({ act: 'change_signal', before: null, after: { name: 'Gift cards', weight: 5 } })
})
