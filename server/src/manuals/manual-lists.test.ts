import { expect, test } from 'vitest'
import { call } from '../listings/testing.ts'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { findHosts } from './host-queries.ts'
import type { ManualFields } from './manual.ts'
import { countManuals, type DueManual, insertManual, selectDue, updateLook } from './manual-queries.ts'
import { manualsOf } from './manuals-of.ts'
import { seedManualHosts, seedManuals } from './seed-manuals.ts'

const start = new Date('2026-11-23T20:00:00Z')
const now = start

const program = await programOfFile()
program.ctx.clock = { now: () => now }
await program.ctx.db.deleteFrom('manuals').execute()

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

test('what is changed or looked at is that manual alone, and a look at an older version changes nothing', async () => {
  const [one, other] = [await add('Acme', '1'), await add('Acme', '2')]
  await seedManualHosts(program.ctx, ['maker.example'])
  await program.ctx.db
    .updateTable('versions')
    .set({ fields: JSON.stringify({ hosts: ['maker.example'] }) })
    .where('kind', '=', 'manual_hosts')
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
