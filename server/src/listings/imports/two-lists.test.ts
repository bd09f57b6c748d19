import { importRowsPerPage } from '@reable/contract/imports/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someone, testProgram } from '../../testing.ts'
import { type Program, readyUpload } from '../testing.ts'
import { publishImportRows } from './publish-import-rows.ts'
import { importer } from './testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const header = 'reference,title,description,price,type,condition,place,photos,Tip,Cleaned before handover'
const cane = (reference: string, photo = 'a.jpg', condition = 'Good') =>
  `${reference},Cane ${reference},A cane,10,Cane,${condition},Burnaby,${photo},Single,Wiped clean`
const sheet = (...rows: string[]) => [header, ...rows].join('\n')

const someMember = async () => {
  const member = await someone(program.ctx, { partner: 'Royal Oak' })
  return { member, ...(await importer(program, member)) }
}

test('what is mended, sent and listed in one list changes nothing in another with the same numbers, references and photos', async () => {
  const own = await someMember()
  const [one, other] = [
    (await own.create(sheet(cane('a', 'a.jpg', 'Okay'), cane('b')))).body.data.id,
    (await own.create(sheet(cane('a'), cane('b', 'b.jpg')))).body.data.id,
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
  await publishImportRows(program.ctx, { importId: other })
  await publishImportRows(program.ctx, { importId: one })
  expect([(await own.read(one)).counts, (await own.read(other)).counts]).toMatchObject([{ in: 2 }, { ready: 2 }])
  expect((await own.publish(other)).counts).toMatchObject({ there: 2, in: 0 })
  expect((await own.row(other, 2)).listing_id).toBe((await own.row(one, 2)).listing_id)
})

test('the rows on the list are those that went in and those that had been there, and none that is still to be mended', async () => {
  const own = await someMember()
  const imported = async (...rows: string[]) => {
    const { id } = (await own.create(sheet(...rows))).body.data
    await own.addPhotos(id, ['a.jpg'])
    await own.sendPhotos(id)
    return own.publish(id)
  }
  await imported(cane('e'))
  const { id, counts } = await imported(cane('e'), cane('f', 'a.jpg', 'Okay'), cane('g'))
  expect(counts).toMatchObject({ there: 1, wrong: 1, in: 1 })
  expect((await own.rows(id, 'listed')).map(({ number }) => number)).toEqual([2, 4])
})

test('a photo that is gone when its row is listed is asked for again, and the row goes in once it has come', async () => {
  const own = await someMember()
  const { id } = (await own.create(sheet(cane('c')))).body.data
  await own.addPhotos(id, ['a.jpg'])
  await own.sendPhotos(id)
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

test('rows come a page at a time, by their numbers, and the last page says that it is', async () => {
  const own = await someMember()
  const rows = (count: number) => sheet(...Array.from({ length: count }, (_, at) => cane(`d${at}`)))
  const page = async (id: number, query = '') => {
    const { body } = await own.send('GET', `/${id}/rows${query}`)
    return { numbers: body.data.map(({ number }: { number: number }) => number), next: body.next }
  }
  const numbers = Array.from({ length: importRowsPerPage + 1 }, (_, at) => at + 2)
  const full = (await own.create(rows(importRowsPerPage))).body.data.id
  expect(await page(full)).toEqual({ numbers: numbers.slice(0, -1), next: null })
  const more = (await own.create(rows(importRowsPerPage + 1))).body.data.id
  expect(await page(more)).toEqual({ numbers: numbers.slice(0, -1), next: numbers.at(-2) })
  expect(await page(more, `?after=${numbers.at(-2)}`)).toEqual({ numbers: numbers.slice(-1), next: null })
})
