import { randomBytes } from 'node:crypto'
import {
  importColumnsLimit,
  importPhotosLimit,
  importRowsPerPage,
  photosPerCall,
  tooManyColumns,
} from '@reable/contract/imports/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Context, inTransaction } from '#platform/context'
import { someone, testProgram } from '../../testing.ts'
import type { Program } from '../testing.ts'
import { findQueuedNumbers, findShownRows } from './row-queries.ts'
import { importer } from './testing.ts'

let program: Program
let own: Awaited<ReturnType<typeof importer>>

beforeAll(async () => {
  program = await testProgram()
  own = await importer(program, await someone(program.ctx, { partner: 'Royal Oak' }))
})
afterAll(() => program.close())

const header = 'reference,title,description,price,type,condition,place,photos,Tip,Cleaned before handover'
const cane = (reference: string, { type = 'Cane', place = 'Burnaby', description = 'A cane' } = {}) =>
  `${reference},Cane,${description},10,${type},Good,${place},a.jpg,Single,Wiped clean`

const created = async (columns: string, ...rows: string[]) =>
  (await own.create([columns, ...rows].join('\n'))).body.data?.id as number

test('rows come page by page, in their order', async () => {
  const rows = Array.from({ length: importRowsPerPage + 1 }, (_, at) => cane(`t${at}`))
  const id = await created(header, ...rows)
  const page = async (list: number, after = 0) => {
    const { body } = await own.send('GET', `/${list}/rows?show=all&after=${after}`)
    return { numbers: body.data.map(({ number }: { number: number }) => number), next: body.next }
  }
  const numbers = rows.map((_, at) => at + 2)
  const last = importRowsPerPage + 1
  expect(await page(id)).toEqual({ numbers: numbers.slice(0, -1), next: last })
  expect(await page(id, last)).toEqual({ numbers: numbers.slice(-1), next: null })
  const full = await created(header, ...rows.slice(1))
  expect(await page(full)).toEqual({ numbers: numbers.slice(0, -1), next: null })
})

test('what is wrong comes first, with its choices, and then the words that were asked for', async () => {
  const id = await created(
    header,
    cane('u1', { type: 'Sofa', place: 'Vancover' }),
    cane('u2', { description: 'Holds an oxygen tank' }),
  )
  await own.addPhotos(id, ['a.jpg'])
  const [wrong, asked] = await own.rows(id)
  expect(wrong?.fields.slice(0, 3).map(({ column }) => column)).toEqual(['type', 'place', 'reference'])
  expect(wrong?.fields[0]?.choices).toEqual(expect.arrayContaining(['Cane', 'Crutches']))
  expect(wrong?.fields[1]?.choices).toEqual(expect.arrayContaining(['Anmore', 'Burnaby']))
  expect(wrong?.fields.filter(({ errors }) => !errors.length).every(({ choices }) => !choices.length)).toBe(true)
  expect(asked?.fields.slice(0, 3).map(({ column, choices }) => [column, choices])).toEqual([
    ['description', []],
    ['checked words', []],
    ['reference', []],
  ])
  expect((await own.correct(id, 3, { 'checked words': 'oxygen tank' })).body.data.state).toBe('waiting')
})

test('the photos that a wrong row names are asked for and counted as well, and no others', async () => {
  const id = await created(header, cane('x1', { type: 'Sofa' }))
  await own.addPhotos(id, ['a.jpg', 'unused.jpg'])
  expect([await own.missing(id), (await own.read(id)).missing_photos]).toEqual([['a.jpg'], 1])
})

test('with another reference a row is checked with those that have either, and no other row changes', async () => {
  const id = await created(header, cane('q1'), cane('q1'), cane('q2'), cane('q3'))
  await own.addPhotos(id, ['a.jpg'])
  const standing = async () => (await own.rows(id)).map(({ number, state, version }) => ({ number, state, version }))
  const before = await standing()
  const versions = before.map(({ version }) => version)
  expect(before.map(({ state }) => state)).toEqual(['waiting', 'wrong', 'waiting', 'waiting'])
  await own.correct(id, 2, { reference: 'q2' })
  const states = ['waiting', 'waiting', 'wrong', 'waiting']
  expect(await standing()).toEqual(
    states.map((state, at) => ({ number: at + 2, state, version: (versions[at] ?? 0) + (at < 3 ? 1 : 0) })),
  )
  // However the database finds them, they come by their numbers.
  const withoutIndex = <Result>(find: (ctx: Context) => Promise<Result>) =>
    inTransaction(program.ctx, async (ctx) => {
      await sql`set local enable_indexscan = off`.execute(ctx.db)
      return find(ctx)
    })
  const found = await withoutIndex((ctx) => findShownRows(ctx, { importId: id, show: 'all', after: 0, limit: 10 }))
  expect(found.map(({ number }) => number)).toEqual([2, 3, 4, 5])
  await own.sendPhotos(id)
  await own.send('POST', `/${id}/publication`)
  expect(await withoutIndex((ctx) => findQueuedNumbers(ctx, id, 2))).toEqual([2, 3])
})

test('changeImportRow not_found: a row that the list does not have', async () => {
  const id = await created(header, cane('y1'))
  expect((await own.correct(id, 2, {})).status).toBe(200)
  expect((await own.correct(id, 3, { title: 'A cane' }, 1)).body.code).toBe('not_found')
})

test('what stands beyond the columns of a row is no answer in a column that another row needed', async () => {
  const lacking = header.replace(',Tip,Cleaned before handover', '')
  const short = (reference: string) => cane(reference).replace(',Single,Wiped clean', '')
  const id = await created(lacking, short('z1'), `${short('z2')},Tripod`)
  await own.correct(id, 2, { Tip: 'Single' })
  const { fields } = await own.row(id, 3)
  expect(fields.find(({ column }) => column === 'Tip')).toMatchObject({ text: '' })
})

test('a column without a name is no field, and a reference far longer than one may be is wrong in its own', async () => {
  const long = randomBytes(4_000).toString('hex')
  const id = await created(`${header},`, `${cane('e1')},a note`, `${cane(long)},`)
  await own.addPhotos(id, ['a.jpg'])
  const [first, second] = await own.rows(id)
  expect(first?.fields.map(({ column }) => column)).toEqual(header.split(','))
  expect([first?.state, second?.state, second?.fields[0]?.column]).toEqual(['waiting', 'wrong', 'reference'])
  expect((await own.send('DELETE', `/${id}`)).status).toBe(200)
})

test('a list has 200 columns at the most, and a new one as its sheet names it', async () => {
  const columns = (count: number) =>
    [...header.split(','), ...Array.from({ length: count - 10 }, (_, at) => `Own ${at}`)].join(',')
  const tooMany = await own.create([columns(importColumnsLimit + 1), cane('v1')].join('\n'))
  expect(tooMany.body.errors).toEqual({ content: [tooManyColumns] })
  const full = await created(columns(importColumnsLimit), cane('v1'))
  expect((await own.correct(full, 2, { Brand: 'Oak' })).body.errors).toEqual({ cells: [tooManyColumns] })
  const almost = await created(columns(importColumnsLimit - 1), cane('v1'))
  expect((await own.correct(almost, 2, { ' Brand': 'Oak' })).status).toBe(422)
  expect((await own.correct(almost, 2, { Brand: 'Oak' })).status).toBe(200)
})

test('a list has 5,000 photos at the most', async () => {
  const id = await created(header, cane('w1'))
  for (let part = 0; part < importPhotosLimit / photosPerCall; part++) {
    const names = Array.from({ length: photosPerCall }, (_, at) => `${part} ${at}.jpg`)
    expect((await own.addPhotos(id, names)).status).toBe(200)
  }
  expect((await own.addPhotos(id, ['0 0.jpg'])).status).toBe(200)
  expect((await own.addPhotos(id, ['one more.jpg'])).status).toBe(422)
})

test('a file whose name shows nothing is called the file', async () => {
  const { body } = await own.create('one,two', ' ')
  expect(body.error).toContain('missing in The file:')
})
