import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { call, type Program } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'

let program: Program
let volunteer: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  headers = await signedIn(program.ctx, volunteer)
})
afterAll(() => program.close())

const address = '/console/content/page/Our%20Team'
const written = async () => (await get(program, address, headers)).body.data
const versions = async () => (await get(program, `${address}/versions`, headers)).body.data
const read = (version: number | string, by = headers) => get(program, `${address}/versions/${version}`, by)
const save = (version: number, fields: object) => call(program, 'PUT', address, headers, { version, fields })

test('[INFO-15] every version of a page can be read, with author and time, and is restored as a new one', async () => {
  const { fields } = await written()
  await save(1, { ...fields, heading: 'Us', introduction: 'We **lend**.' })
  expect((await versions()).map(({ version, changed_by }: Version) => [version, changed_by])).toEqual([
    [2, volunteer.email],
    [1, null],
  ])
  const first = (await read(1)).body.data
  expect(first).toMatchObject({ kind: 'page', name: 'Our Team', version: 1, changed_by: null, fields })
  const second = (await read(2)).body.data
  expect(second.fields.introduction).toBe('We **lend**.')
  expect([second.answered.title, second.answered.fields.heading]).toEqual(['Our Team', 'Us'])
  expect(second.answered.fields.introduction[0].line).toContainEqual({ text: 'lend', strong: true })
  expect((await save(2, first.fields)).body.data.version).toBe(3)
  expect((await get(program, '/content?title=Our%20Team')).body.data.fields.heading).toBe(fields.heading)
  expect((await versions())[0]).toMatchObject({ version: 3, changed_by: volunteer.email })
})

type Version = { version: number; changed_by: string | null }

test('a version from before a field came is read with that field empty', async () => {
  const old = { kind: 'list', name: 'teams', version: 2, changed_at: program.ctx.clock.now() }
  const row = { ...old, fields: JSON.stringify({ entries: [{ name: 'Drivers' }] }) }
  await program.ctx.db.insertInto('content_versions').values(row).execute()
  const { status, body } = await get(program, '/console/content/list/teams/versions/2', headers)
  expect([status, body.data.fields.entries[0].description]).toEqual([200, ''])
  expect(body.data.answered.entries[0]).toMatchObject({ id: 1, name: 'Drivers', description: '' })
})

test('listContentVersions not_found, getContentVersion not_found: for all but volunteers, and for what there is not', async () => {
  const member = await signedIn(program.ctx, await someone(program.ctx))
  for (const by of [{}, member]) {
    expect((await get(program, `${address}/versions`, by)).body.code).toBe('not_found')
    expect((await read(1, by)).body.code).toBe('not_found')
  }
  for (const version of [0, 99, 'x', '1e0', '99999999999']) expect((await read(version)).status).toBe(404)
  expect((await get(program, '/console/content/page/Nothing/versions', headers)).status).toBe(404)
  expect((await get(program, '/console/content/list/Our%20Team/versions/1', headers)).status).toBe(404)
})

test('listContentVersions signed_out, getContentVersion signed_out: with a token that is none', async () => {
  const stranger = { ...headers, 'x-user-token': 'x'.repeat(43) }
  expect((await get(program, `${address}/versions`, stranger)).body.code).toBe('signed_out')
  expect((await read(1, stranger)).body.code).toBe('signed_out')
})

test('of many versions the newest 200 are listed, and each of them can be read', async () => {
  const row = { kind: 'page', name: 'Our Blog', changed_at: program.ctx.clock.now(), fields: JSON.stringify({}) }
  const rows = Array.from({ length: 200 }, (_, at) => ({ ...row, version: at + 2 }))
  await program.ctx.db.insertInto('content_versions').values(rows).execute()
  const blog = '/console/content/page/Our%20Blog/versions'
  const { data } = (await get(program, blog, headers)).body
  const numbers = data.map(({ version }: Version) => version)
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, at) => 201 - at))
  expect((await get(program, `${blog}/1`, headers)).body.data).toMatchObject({ version: 1, changed_by: null })
})

test('what nobody has written is empty or not there, and its first version is written as that; what is no page any more is not listed', async () => {
  const { db, clock } = program.ctx
  await db.deleteFrom('content_versions').where('name', 'in', ['directors', 'Our Partners']).execute()
  const list = '/console/content/list/directors'
  expect([(await get(program, list, headers)).status, (await get(program, '/directors')).body]).toEqual([
    ...[404, { data: [] }],
  ])
  expect((await get(program, '/content?title=Our%20Partners')).status).toBe(404)
  const gone = { kind: 'page', name: 'Gone', version: 1, changed_at: clock.now(), fields: JSON.stringify({}) }
  await db.insertInto('content_versions').values(gone).execute()
  const fields = { entries: [] }
  expect((await call(program, 'PUT', list, headers, { version: 1, fields })).status).toBe(409)
  const first = await call(program, 'PUT', list, headers, { version: 0, fields })
  expect([first.status, first.body.data.version]).toEqual([200, 1])
  const listed = (await get(program, '/console/content', headers)).body.data.map(({ name }: { name: string }) => name)
  expect([listed.includes('directors'), listed.includes('Gone')]).toEqual([true, false])
})
