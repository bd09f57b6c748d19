import { importDays } from '@reable/contract/imports/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { restrict, someTeam } from '../../people/testing.ts'
import { someone, testProgram } from '../../testing.ts'
import type { Program } from '../testing.ts'
import { publishImportRows } from './publish-import-rows.ts'
import { importer } from './testing.ts'

let program: Program
let member: Person
let own: Awaited<ReturnType<typeof importer>>
let now = new Date('2026-11-20T20:00:00Z')

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
  member = await someone(program.ctx, { partner: 'Royal Oak' })
  own = await importer(program, member)
})
afterAll(() => program.close())

const header = 'reference,title,description,price,type,condition,place,photos,Tip,Cleaned before handover'
const cane = (reference: string, photo = 'a.jpg', condition = 'Good') =>
  `${reference},Cane ${reference},A cane,10,Cane,${condition},Burnaby,${photo},Single,Wiped clean`

async function created(...rows: string[]): Promise<number> {
  return (await own.create([header, ...rows].join('\n'), `${rows.length} of ${rows[0]}.csv`)).body.data.id
}
const states = async (id: number) => (await own.rows(id)).map(({ state }) => state)

test('what is done in one list leaves the other alone: its rows, columns, photos and end', async () => {
  const one = await created(cane('p1'), cane('p2', 'a.jpg', 'Okay'))
  const other = await created(cane('q1'), cane('p1'), cane('q3', 'one.jpg'))
  const listed = (await own.send('GET', '')).body.data
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([other, one])
  await own.addPhotos(one, ['a.jpg', 'one.jpg'])
  await own.addPhotos(other, ['a.jpg'])
  const before = await own.rows(other)
  expect(before.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'wrong'])
  now = new Date(now.getTime() + day)
  await own.addPhotos(one, ['more.jpg'])
  await own.correct(one, 2, { Brand: 'Oak', title: 'Oak' })
  await own.correct(one, 3, { condition: 'Good' })
  await own.sendPhotos(one)
  expect([await states(one), (await own.read(one)).counts.ready]).toEqual([['ready', 'ready'], 2])
  expect(await own.rows(other)).toEqual(before)
  expect(await own.missing(other)).toEqual(['a.jpg'])
  const ends = async (id: number) => new Date((await own.read(id)).ends_at_utc).getTime() - now.getTime()
  expect([await ends(one), await ends(other)]).toEqual([importDays * day, (importDays - 1) * day])
  // A reference of the other list is no repetition, until it is listed.
  expect((await own.correct(other, 3, { title: 'Ash' })).body.data).toMatchObject({ state: 'waiting', errors: [] })
  await own.sendPhotos(other)
  const pictures = program.ctx.db.updateTable('pictures')
  for (const id of [one, other])
    await pictures
      .set({ digest: String(id).padStart(32, '0') })
      .where('import_id', '=', id)
      .execute()
  expect((await own.publish(one)).counts).toMatchObject({ in: 2 })
  expect((await own.read(other)).counts).toMatchObject({ ready: 2, queued: 0, wrong: 1 })
  await own.send('POST', `/${other}/publication`)
  await publishImportRows(program.ctx, { importId: other })
  expect(await states(other)).toEqual(['in', 'there', 'wrong'])
  // Each shows the photo of its own list, though both lists call it by the same name.
  const photos = program.ctx.db.selectFrom('pictures').innerJoin('listings', 'listings.id', 'listing_id')
  const shown = photos.select('digest').where('listings.owner_id', '=', member.id)
  for (const [reference, list] of Object.entries({ p1: one, q1: other }))
    expect(await shown.where('reference', '=', reference).execute()).toEqual([
      { digest: String(list).padStart(32, '0') },
    ])
  await own.send('DELETE', `/${one}`)
  expect((await own.read(other)).total).toBe(3)
})

test('a row that is in stays in, and one that is wrong stays wrong, whatever is done with those beside them', async () => {
  const id = await created(cane('r1'), cane('r1'), cane('r2', 'b.jpg'), cane('r3', 'a.jpg', 'Okay'))
  await own.addPhotos(id, ['a.jpg', 'b.jpg'])
  expect(await own.missing(id)).toEqual(['a.jpg', 'b.jpg'])
  await own.sendPhotos(id)
  expect((await own.publish(id)).counts).toMatchObject({ in: 2, wrong: 2 })
  const { version } = await own.row(id, 4)
  expect((await own.correct(id, 3, { reference: 'r4' })).body.data.state).toBe('ready')
  expect(await states(id)).toEqual(['in', 'ready', 'in', 'wrong'])
  expect((await own.row(id, 4)).version).toBe(version)
  // Asked for twice, before its job comes; then its member leaves the partner.
  const statuses = [1, 2].map(async () => (await own.send('POST', `/${id}/publication`)).status)
  expect(await Promise.all(statuses)).toEqual([200, 200])
  const setPartner = (partner_id: number | null) =>
    program.ctx.db.updateTable('people').set({ partner_id }).where('id', '=', member.id).execute()
  const beside = await created(cane('r5'))
  await own.addPhotos(beside, ['a.jpg'])
  await own.sendPhotos(beside)
  await own.send('POST', `/${beside}/publication`)
  await setPartner(null)
  await publishImportRows(program.ctx, { importId: id })
  await setPartner(member.partnerId)
  expect(await states(id)).toEqual(['in', 'ready', 'in', 'wrong'])
  expect(await states(beside)).toEqual(['queued'])
})

test('a reference is one’s own: what another member has listed under it does not stand in its way', async () => {
  const theirs = await importer(program, await someone(program.ctx, { partner: 'Tri-Cities' }))
  for (const each of [own, theirs]) {
    const { id } = (await each.create([header, cane('t1')].join('\n'))).body.data
    await each.addPhotos(id, ['a.jpg'])
    await each.sendPhotos(id)
    expect((await each.publish(id)).counts).toMatchObject({ in: 1, there: 0 })
  }
})

test('a row whose photo went while it waited for its turn says so', async () => {
  const id = await created(cane('s1'))
  await own.addPhotos(id, ['a.jpg'])
  await own.sendPhotos(id)
  await own.send('POST', `/${id}/publication`)
  await program.ctx.db.updateTable('import_photos').set({ picture_id: null }).where('import_id', '=', id).execute()
  await publishImportRows(program.ctx, { importId: id })
  const [row] = await own.rows(id)
  expect([row?.state, row?.fields[0]]).toMatchObject([
    'wrong',
    { column: 'photos', errors: ['a.jpg: This photo is no longer there. Please add it again.'] },
  ])
})

test('publishImport forbidden: who may list nothing publishes no list, and what waits for its turn then does not go in', async () => {
  const team = await someTeam(program)
  const id = await created(cane('v1'))
  await own.addPhotos(id, ['a.jpg'])
  await own.sendPhotos(id)
  await own.send('POST', `/${id}/publication`)
  await restrict(program, team.moderator, member.id, { kind: 'stop', days: 7 })
  await publishImportRows(program.ctx, { importId: id })
  expect(await states(id)).toEqual(['ready'])
  expect((await own.send('POST', `/${id}/publication`)).body.code).toBe('forbidden')
})
