import {
  importBytesLimit,
  importRowsLimit,
  importsLimit,
  nothingToPublish,
  photoUnknown,
  rowChanged,
  rowIsIn,
  sheetEmpty,
  tooManyRows,
} from '@reable/contract/imports/rules'
import { afterAll, expect, test } from 'vitest'
import { sweepOrphans } from '#pictures'
import { day, shiftedClock } from '#platform/clock'
import { someone, testProgram } from '../../testing.ts'
import { photosOf, readyUpload } from '../testing.ts'
import { publishImportRows } from './publish-import-rows.ts'
import { cane, exampleSheet, importer, sheet } from './testing.ts'

const program = await testProgram()
const member = await someone(program.ctx, { partner: 'Royal Oak' })
const own = await importer(program, member)
afterAll(() => program.close())

const photos = [
  ...['rollator-blue.jpg', 'rollator-blue-brakes.jpg', 'wheelchair.jpg', 'wheelchair-handle.jpg', 'canes.jpg'],
  ...['shower-chair.jpg', 'toilet-seat.jpg', 'ramp.jpg', 'overbed-table.jpg'],
]

const listings = () =>
  program.ctx.db.selectFrom('listings').selectAll().where('owner_id', '=', member.id).orderBy('reference').execute()

test('the example comes in: one row is mended and listed with the others, and nothing is listed twice', async () => {
  const { body } = await own.create(await exampleSheet())
  const { id } = body.data
  expect(body.data).toMatchObject({ total: 7, notes: [expect.stringContaining('“Shelf”')] })
  expect((await own.addPhotos(id, photos)).body.data.counts).toMatchObject({ wrong: 1, waiting: 6 })
  const [wrong] = await own.rows(id, 'wrong')
  expect(wrong).toMatchObject({ number: 6, title: 'Raised toilet seat', state: 'wrong', errors: [] })
  expect(wrong?.fields.slice(0, 3)).toMatchObject([
    {
      ...{ column: 'condition', text: 'Okay', choices: ['New', 'Like new', 'Good', 'Fair', 'For parts or repair'] },
      errors: ['There is no condition “Okay”. Write one of: New; Like new; Good; Fair; For parts or repair.'],
    },
    { column: 'photos', errors: [expect.stringContaining('There is no photo “toilet-seat-2.jpg”')], choices: [] },
    { errors: [] },
  ])
  expect((await own.correct(id, 6, { condition: 'Good' })).body.data).toMatchObject({ state: 'wrong' })
  expect((await own.correct(id, 6, { photos: 'toilet-seat.jpg' })).body.data).toMatchObject({
    ...{ state: 'waiting', missing_photos: ['toilet-seat.jpg'], errors: [] },
  })
  await own.sendPhotos(id)
  expect((await own.read(id)).counts).toMatchObject({ ready: 7 })
  expect((await own.publish(id)).counts).toEqual({ wrong: 0, waiting: 0, ready: 0, queued: 0, in: 7, there: 0 })
  expect((await own.publish(id)).counts).toMatchObject({ in: 7 })
  expect((await listings()).map(({ reference }) => reference)).toEqual([
    'SHED-101',
    'SHED-102',
    'SHED-103',
    'SHED-104',
    'SHED-105',
    'SHED-106',
    'SHED-107',
  ])
  const [rollator] = await listings()
  expect(await photosOf(program.ctx, rollator?.id ?? 0)).toHaveLength(2)
  expect((await own.row(id, 2)).listing_id).toBe(rollator?.id)

  const again = (await own.create(await exampleSheet(), 'again.csv')).body.data
  expect(again.counts).toMatchObject({ there: 7 })
  expect((await own.publish(again.id)).counts).toMatchObject({ there: 7, in: 0 })
  expect(await listings()).toHaveLength(7)
})

test('a column that the file lacks is added where a row needs it', async () => {
  const lacking = 'reference,title,description,price,type,condition,place,photos'
  const id = await own.createReady(
    `${lacking}\nc1,Cane,A cane,10,Cane,Good,Burnaby,a.jpg\nc2,Cane,A cane,10,Cane,Good,Burnaby,a.jpg,extra`,
  )
  const { fields } = await own.row(id, 2)
  const asked = fields.filter(({ errors }) => errors.length)
  expect(asked.map(({ column, choices }) => [column, choices.length > 1])).toEqual([
    ['Tip', true],
    ['Cleaned before handover', true],
  ])
  const corrected = await own.correct(id, 2, { Tip: 'Single', 'Cleaned before handover': 'Wiped clean' })
  expect(corrected.body.data).toMatchObject({ state: 'ready' })
  expect((await own.row(id, 3)).errors).toEqual([expect.stringContaining('This row has 9 cells and the header 8')])
  expect((await own.correct(id, 3, { Nonsense: 'x' })).body.errors).toEqual({
    cells: ['There is no column with the name “Nonsense”.'],
  })
  expect((await own.correct(id, 3, { ref: 'x' })).status).toBe(422)
  const cut = await own.correct(id, 3, { Tip: 'Single', 'Cleaned before handover': 'Wiped clean' })
  expect(cut.body.data).toMatchObject({ state: 'ready', errors: [] })
})

test('of two windows the later is told, and what is listed is not mended', async () => {
  const id = await own.createReady(sheet(cane('d1')))
  const { version } = await own.row(id, 2)
  await own.correct(id, 2, { title: 'A better cane' })
  const late = await own.correct(id, 2, { title: 'Another cane' }, version)
  expect([late.status, late.body.error]).toEqual([409, rowChanged])
  await own.publish(id)
  const none = await own.createReady(sheet(cane('d2', { photo: 'missing.jpg' })))
  const nothing = await own.send('POST', `/${none}/publication`)
  expect([nothing.status, nothing.body.error]).toEqual([409, nothingToPublish])
  const after = await own.correct(id, 2, { title: 'Another cane' })
  expect([after.status, after.body.error]).toEqual([409, rowIsIn])
  expect((await listings()).find(({ reference }) => reference === 'd1')?.title).toBe('A better cane')
})

test('two jobs at once list each row once, and many rows take several jobs', async () => {
  const id = await own.createReady(sheet(...Array.from({ length: 30 }, (_, at) => cane(`e${at}`))))
  await own.send('POST', `/${id}/publication`)
  await publishImportRows(program.ctx, { importId: id })
  expect((await own.read(id)).counts).toMatchObject({ in: 20, queued: 10 })
  await Promise.all([1, 2].map(() => publishImportRows(program.ctx, { importId: id })))
  expect((await own.read(id)).counts).toMatchObject({ in: 30, queued: 0 })
  expect((await listings()).filter(({ reference }) => reference?.startsWith('e'))).toHaveLength(30)
})

test('whoever leaves the partner on the way lists no more, and nothing is lost', async () => {
  const leaving = await someone(program.ctx, { partner: 'Royal Oak' })
  const theirs = await importer(program, leaving)
  const id = await theirs.createReady(sheet(cane('f1')))
  await theirs.send('POST', `/${id}/publication`)
  const setPartner = (partner_id: number | null) =>
    program.ctx.db.updateTable('people').set({ partner_id }).where('id', '=', leaving.id).execute()
  await setPartner(null)
  await publishImportRows(program.ctx, { importId: id })
  expect((await theirs.send('GET', `/${id}`)).status).toBe(403)
  await setPartner(member.partnerId)
  expect((await theirs.read(id)).counts).toMatchObject({ ready: 1, in: 0 })
})

test('photos wait as long as the list does, and go after it', async () => {
  const id = await own.createReady(sheet(cane('g1')))
  const pictures = async () =>
    (await program.ctx.db.selectFrom('pictures').select('id').where('import_id', '=', id).execute()).length
  const later = { ...program.ctx, clock: shiftedClock(program.ctx.clock, 2 * day) }
  await sweepOrphans(later)
  expect([await pictures(), await own.missing(id)]).toEqual([1, []])
  const stranger = await own.send('PUT', `/${id}/photos`, { name: 'a.jpg', signed_id: 'guess' })
  expect([stranger.status, stranger.body.code]).toEqual([422, 'invalid'])
  const unknown = { name: 'b.jpg', signed_id: await readyUpload(program.ctx, member) }
  expect((await own.send('PUT', `/${id}/photos`, unknown)).body.errors).toEqual({ name: [photoUnknown] })
  await own.send('DELETE', `/${id}`)
  const orphans = () => program.ctx.db.selectFrom('pictures').select('id').where('listing_id', 'is', null).execute()
  expect((await orphans()).length).toBeGreaterThan(0)
  expect(await pictures()).toBe(0)
  expect((await own.send('GET', `/${id}`)).status).toBe(404)
})

test('what is no sheet is refused in words, and sent twice it is one', async () => {
  const long = sheet(...Array.from({ length: importRowsLimit + 1 }, (_, at) => `${at},,,,,,,`))
  expect((await own.create(long)).body.errors).toEqual({ content: [tooManyRows] })
  expect((await own.create(sheet())).body.errors).toEqual({ content: [sheetEmpty] })
  const photo = await own.create(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))
  expect([photo.status, photo.body.error]).toEqual([400, expect.stringContaining('These columns are missing')])
  const large = await own.create('x'.repeat(importBytesLimit + 20_000))
  expect([large.status, large.body.code]).toEqual([413, 'too_large'])
  const busy = await importer(program, await someone(program.ctx, { partner: 'Royal Oak' }))
  const idOf = async (reference: string) => (await busy.create(sheet(cane(reference)))).body.data?.id
  expect(await idOf('h')).toBe(await idOf('h'))
  for (let count = 1; count < importsLimit; count++) expect(await idOf(`h${count}`)).toBeGreaterThan(0)
  expect((await busy.create(sheet(cane('h-more')))).status).toBe(409)
})

test('each kind of equipment has an empty sheet to fill in', async () => {
  const { headers, body } = await program.app.inject('/v1/imports/sheets/12')
  expect(headers['content-disposition']).toContain('walker-no-seat.csv')
  expect(body).toMatch(/^reference,title,description,price,type,condition,place,photos,/)
  expect((await program.app.inject('/v1/imports/sheets/999999')).statusCode).toBe(404)
})
