import { manualsPerPage, shownManuals } from '@reable/contract/manuals/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { close } from '../privacy/testing.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'
import { findHosts } from './host-queries.ts'
import type { ManualFields } from './manual.ts'
import { countManuals, type DueManual, insertManual, selectDue, updateLook } from './manual-queries.ts'
import { manualsOf } from './manuals-of.ts'
import { seedManualHosts, seedManuals } from './seed-manuals.ts'

let program: Program
const start = new Date('2026-11-23T20:00:00Z')
const now = start

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
  await program.ctx.db.deleteFrom('manuals').execute()
})
afterAll(() => program.close())

const fieldsOf = (brand: string, model: string): ManualFields => ({
  ...{ brand, model, title: `${brand} ${model}`, address: 'https://maker.example/a.pdf' },
})
const add = (brand: string, model: string, withdrawn = false) =>
  insertManual(program.ctx, { fields: fieldsOf(brand, model), withdrawn, version: 1, volunteerId: null })
const [first, dead] = [
  { checked_at: start, due_at: start, failed_at: null, dead_at: null },
  { checked_at: start, due_at: start, failed_at: start, dead_at: start },
]

async function stewardRoom() {
  const person = await makeVolunteer(program.ctx, await someone(program.ctx))
  const headers = await signedIn(program.ctx, person)
  const page = async (page: number) => {
    const { body } = await get(program, `/console/manuals?page=${page}`, headers)
    return body.data.map(({ title }: { title: string }) => title)
  }
  return { person, headers, page }
}

test('dead manuals come first and withdrawn ones last, each by brand and model, a page at a time', async () => {
  await add('Zeta', '1', true)
  await add('Beta', '2')
  const gone = await add('Zeta', '2')
  await add('Beta', '1')
  for (let at = 0; at < manualsPerPage - 3; at++) await add('Gamma', String(100 + at))
  await add('Alpha', '9')
  await updateLook(program.ctx, { id: gone, version: 1 } as DueManual, dead)
  const { page, headers } = await stewardRoom()
  const [one, two] = [await page(1), await page(2)]
  expect([one.length, one.slice(0, 5)]).toEqual([
    manualsPerPage,
    ['Zeta 2', 'Alpha 9', 'Beta 1', 'Beta 2', 'Gamma 100'],
  ])
  expect(two).toEqual([`Gamma ${100 + manualsPerPage - 4}`, 'Zeta 1'])
  const answer = await get(program, '/console/manuals?page=2', headers)
  expect(JSON.parse(String(answer.headers['x-pagination']))).toMatchObject({
    total_posts: manualsPerPage + 2,
    current_page: 2,
    last_page: 2,
  })
})

test('with a thing its five oldest manuals stand, none that is dead or withdrawn', async () => {
  const ids: number[] = []
  for (let at = 0; at < shownManuals + 3; at++) ids.push(await add('Pride', 'Go-Go', at === 1))
  await updateLook(program.ctx, { id: ids[0] ?? 0, version: 1 } as DueManual, dead)
  const { db } = program.ctx
  for (const [at, id] of ids.entries()) {
    const fields = JSON.stringify({ ...fieldsOf('Pride', 'Go-Go'), title: `No. ${at}` })
    await db.updateTable('manuals').set({ fields }).where('id', '=', id).execute()
  }
  const titles = async (named: object) => (await manualsOf(program.ctx, named)).map(({ title }) => title)
  expect(await titles({ brand: 'PRIDE', model: 'gogo' })).toEqual(['No. 2', 'No. 3', 'No. 4', 'No. 5', 'No. 6'])
  expect([await titles({ brand: 'Pride', model: 'not sure' }), await titles({ model: 'Go-Go' })]).toEqual([[], []])
})

test('what is changed or looked at is that manual alone, and a look at an older version changes nothing', async () => {
  const [one, other] = [await add('Acme', '1'), await add('Acme', '2')]
  await seedManualHosts(program.ctx, ['maker.example'])
  await program.ctx.db
    .updateTable('manual_host_versions')
    .set({ hosts: ['maker.example'] })
    .execute()
  const { headers } = await stewardRoom()
  const change = { ...fieldsOf('Acme', '1'), title: 'Anew', withdrawn: false, version: 1 }
  expect((await call(program, 'PUT', `/console/manuals/${one}`, headers, change)).status).toBe(200)
  const rows = async () =>
    (
      await program.ctx.db.selectFrom('manuals').selectAll().where('id', 'in', [one, other]).orderBy('id').execute()
    ).map(({ version, checked_at }) => [version, checked_at])
  expect(await rows()).toEqual([
    [2, null],
    [1, null],
  ])
  await updateLook(program.ctx, { id: one, version: 1 } as DueManual, first)
  await updateLook(program.ctx, { id: other, version: 1 } as DueManual, first)
  expect(await rows()).toEqual([
    [2, null],
    [1, start],
  ])
})

test('those are looked at that are due, the longest first, and none that is dead or withdrawn', async () => {
  await program.ctx.db.deleteFrom('manuals').execute()
  const [late, early, later, gone] = [
    await add('D', '1'),
    await add('D', '2'),
    await add('D', '3'),
    await add('D', '4'),
  ]
  await add('D', '5', true)
  const dueAt = (id: number, due_at: Date, look: Parameters<typeof updateLook>[2] = first) =>
    updateLook(program.ctx, { id, version: 1 } as DueManual, { ...look, due_at })
  await dueAt(late, start)
  await dueAt(early, new Date(start.getTime() - 1))
  await dueAt(later, new Date(start.getTime() + 1))
  await dueAt(gone, start, dead)
  expect((await selectDue(program.ctx, 9)).map(({ id }) => id)).toEqual([early, late])
  expect((await selectDue(program.ctx, 1)).map(({ id }) => id)).toEqual([early])
})

test('manuals and hosts that come with the program are added once, and what volunteers made of them stays', async () => {
  await program.ctx.db.deleteFrom('manuals').execute()
  await seedManuals(program.ctx, [fieldsOf('A', '1'), fieldsOf('A', '2')])
  await seedManuals(program.ctx, [fieldsOf('A', '3')])
  expect(await countManuals(program.ctx)).toBe(2)
  const [{ address, title }] = (await manualsOf(program.ctx, { brand: 'A', model: '1' })) as [ManualFields]
  expect([address, title]).toEqual(['https://maker.example/a.pdf', 'A 1'])
  const hosts = await findHosts(program.ctx)
  await seedManualHosts(program.ctx, ['another.example'])
  expect(await findHosts(program.ctx)).toEqual(hosts)
})

test('who wrote a manual downloads their versions alone, and is named no more once they leave; others are', async () => {
  const [leaves, stays] = [await stewardRoom(), await stewardRoom()]
  const write = async ({ headers }: { headers: Record<string, string> }, model: string) =>
    (await call(program, 'POST', '/console/manuals', headers, fieldsOf('Acme', model))).body.data.id as number
  const [one, other, two] = [await write(leaves, '8'), await write(stays, '9'), await write(leaves, '10')]
  const change = { ...fieldsOf('Acme', '8'), withdrawn: false, version: 1 }
  expect((await call(program, 'PUT', `/console/manuals/${one}`, leaves.headers, change)).status).toBe(200)
  const changeHosts = async ({ headers }: { headers: Record<string, string> }, host: string) => {
    const [{ version }] = (await get(program, '/console/manual_hosts', stays.headers)).body.data
    const change = { hosts: ['maker.example', host], version }
    expect((await call(program, 'PUT', '/console/manual_hosts', headers, change)).status).toBe(200)
    return version + 1
  }
  const hosts = [await changeHosts(leaves, 'one.example'), await changeHosts(stays, 'other.example')]
  const { body } = await get(program, '/api/user/data', leaves.headers)
  expect(body.data.manuals).toEqual({
    manuals: [
      expect.objectContaining({ manual_id: one, version: 1 }),
      expect.objectContaining({ manual_id: one, version: 2 }),
      expect.objectContaining({ manual_id: two, version: 1 }),
    ],
    hosts: [expect.objectContaining({ version: hosts[0], hosts: ['maker.example', 'one.example'] })],
  })
  expect((await close(program, leaves.headers, { email: leaves.person.email })).status).toBe(200)
  const writerOf = async (id: number) =>
    (await get(program, `/console/manuals/${id}/versions`, stays.headers)).body.data[0].changed_by
  expect([await writerOf(one), await writerOf(other)]).toEqual([null, stays.person.email])
  const [last, before] = (await get(program, '/console/manual_hosts', stays.headers)).body.data
  expect([last.changed_by, before.changed_by]).toEqual([stays.person.email, null])
})

test('of a manual and of the list of hosts the last twenty versions are read', async () => {
  const { headers } = await stewardRoom()
  const id = await add('Versions', '1')
  const changed_at = new Date(start.getTime())
  const fields = JSON.stringify(fieldsOf('Versions', '1'))
  const versions = Array.from({ length: 20 }, (_, at) => at + 2)
  await program.ctx.db
    .insertInto('manual_versions')
    .values(versions.map((version) => ({ manual_id: id, version, withdrawn: false, fields, changed_at })))
    .execute()
  const [{ version: newest }] = (await get(program, '/console/manual_hosts', headers)).body.data
  await program.ctx.db
    .insertInto('manual_host_versions')
    .values(versions.map((at) => ({ version: newest + at, hosts: ['maker.example'], changed_at })))
    .execute()
  const read = async (path: string) =>
    (await get(program, path, headers)).body.data.map(({ version }: { version: number }) => version)
  expect(await read(`/console/manuals/${id}/versions`)).toEqual(versions.toReversed())
  expect(await read('/console/manual_hosts')).toEqual(versions.map((at) => newest + at).toReversed())
})

test('where no list of hosts was written yet a steward writes the first, and the log says that there was none', async () => {
  const { headers } = await stewardRoom()
  const { db } = program.ctx
  await db.deleteFrom('manual_host_versions').execute()
  const write = (version: number) =>
    call(program, 'PUT', '/console/manual_hosts', headers, { hosts: ['maker.example'], version })
  expect([(await write(1)).status, (await write(0)).body.data.version]).toEqual([409, 1])
  const lines = db.selectFrom('volunteer_log').select('before').where('subject_id', '=', 'hosts')
  expect(await lines.orderBy('id', 'desc').executeTakeFirst()).toEqual({ before: { version: 0, hosts: 0 } })
})
