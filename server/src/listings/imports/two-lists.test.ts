import { afterAll, expect, test } from 'vitest'
import { restrict, someTeam } from '../../people/testing.ts'
import { someone, testProgram } from '../../testing.ts'
import { readyUpload } from '../testing.ts'
import { publishImportRows } from './publish-import-rows.ts'
import { cane, importer, sheet } from './testing.ts'

const program = await testProgram()
afterAll(() => program.close())

const someMember = async () => {
  const member = await someone(program.ctx, { partner: 'Royal Oak' })
  return { member, ...(await importer(program, member)) }
}
type Member = Awaited<ReturnType<typeof someMember>>
const states = async (own: Member, id: number) => (await own.rows(id)).map(({ state }) => state)

test('what is done in one list changes nothing in another with the same numbers, references and photos', async () => {
  const own = await someMember()
  const [one, other] = [
    (await own.create(sheet(cane('a', { condition: 'Okay' }), cane('b')))).body.data.id,
    (await own.create(sheet(cane('a'), cane('b', { photo: 'b.jpg' })))).body.data.id,
  ]
  await own.addPhotos(one, ['a.jpg'])
  expect((await own.read(other)).counts).toMatchObject({ wrong: 2 })
  await own.addPhotos(other, ['a.jpg', 'b.jpg'])
  const before = await own.rows(other)
  await own.correct(one, 2, { condition: 'Good' })
  await own.sendPhotos(one)
  expect([await own.rows(other), await own.missing(other)]).toEqual([before, ['a.jpg', 'b.jpg']])
  await own.sendPhotos(other)
  await own.send('POST', `/${one}/publication`)
  expect([(await own.read(one)).counts, (await own.read(other)).counts]).toMatchObject([{ queued: 2 }, { ready: 2 }])
  for (const importId of [other, one]) await publishImportRows(program.ctx, { importId })
  expect([(await own.read(one)).counts, (await own.read(other)).counts]).toMatchObject([{ in: 2 }, { ready: 2 }])
  expect((await own.publish(other)).counts).toMatchObject({ there: 2, in: 0 })
  expect((await own.row(other, 2)).listing_id).toBe((await own.row(one, 2)).listing_id)
  await own.send('DELETE', `/${one}`)
  expect((await own.read(other)).total).toBe(2)
})

test('a row that is in stays in, and one that is wrong stays wrong, whatever is done with those beside them', async () => {
  const own = await someMember()
  const rows = [cane('r1'), cane('r1'), cane('r2', { photo: 'b.jpg' }), cane('r3', { condition: 'Okay' })]
  const id = await own.createReady(sheet(...rows), ['a.jpg', 'b.jpg'])
  expect((await own.publish(id)).counts).toMatchObject({ in: 2, wrong: 2 })
  expect((await own.rows(id, 'listed')).map(({ number }) => number)).toEqual([2, 4])
  const { version } = await own.row(id, 5)
  expect((await own.correct(id, 3, { reference: 'r4' })).body.data.state).toBe('ready')
  expect(await states(own, id)).toEqual(['in', 'ready', 'in', 'wrong'])
  expect((await own.row(id, 5)).version).toBe(version)
})

test('a reference is one’s own: what another member has listed under it does not stand in its way', async () => {
  for (const own of [await someMember(), await someMember()]) {
    const id = await own.createReady(sheet(cane('t1')))
    expect((await own.publish(id)).counts).toMatchObject({ in: 1, there: 0 })
  }
})

test('a list is found by its owner alone, not by another member', async () => {
  const [own, other] = [await someMember(), await someMember()]
  const id = await own.createReady(sheet(cane('u1')))
  for (const path of ['', '/rows', '/photos']) expect((await other.send('GET', `/${id}${path}`)).status).toBe(404)
  expect((await other.send('POST', `/${id}/publication`)).status).toBe(404)
  expect((await other.send('DELETE', `/${id}`)).status).toBe(404)
  expect((await other.send('GET', '')).body.data).toEqual([])
  expect((await own.read(id)).counts).toMatchObject({ ready: 1 })
})

test('a photo that is gone when its row is listed is asked for again, and the row goes in once it has come', async () => {
  const own = await someMember()
  const id = await own.createReady(sheet(cane('c')))
  await own.send('POST', `/${id}/publication`)
  const photos = program.ctx.db.updateTable('import_photos').where('import_id', '=', id)
  await photos.set({ picture_id: null }).execute()
  await publishImportRows(program.ctx, { importId: id })
  const [row] = await own.rows(id, 'wrong')
  expect(row?.fields[0]).toMatchObject({
    ...{ column: 'photos', errors: ['a.jpg: This photo is no longer there. Please add it again.'] },
  })
  const sent = { name: 'a.jpg', signed_id: await readyUpload(program.ctx, own.member) }
  expect((await own.send('PUT', `/${id}/photos`, sent)).status).toBe(200)
  await own.correct(id, 2, { title: 'Cane again' })
  expect((await own.publish(id)).counts).toMatchObject({ in: 1, wrong: 0 })
})

test('who may list nothing publishes no list, and what waits for its turn does not go in', async () => {
  const own = await someMember()
  const id = await own.createReady(sheet(cane('v1')))
  await own.send('POST', `/${id}/publication`)
  await restrict(program, (await someTeam(program)).moderator, own.member.id, { kind: 'stop', days: 7 })
  await publishImportRows(program.ctx, { importId: id })
  expect(await states(own, id)).toEqual(['ready'])
  expect((await own.send('POST', `/${id}/publication`)).body.code).toBe('forbidden')
})
