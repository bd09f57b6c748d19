import { randomBytes } from 'node:crypto'
import { importRowsPerPage } from '@reable/contract/imports/rules'
import { afterAll, expect, test } from 'vitest'
import { someone, testProgram } from '../../testing.ts'
import { header } from '../import/testing.ts'
import { cane, importer } from './testing.ts'

const program = await testProgram()
const own = await importer(program, await someone(program.ctx, { partner: 'Royal Oak' }))
afterAll(() => program.close())

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
})

test('of many photos that have not come 200 are named at a time as they were added, and the rest after them', async () => {
  const names = Array.from({ length: 201 }, (_, at) => `${at}.jpg`)
  const id = await created(header, ...names.map((photo, at) => cane(`m${at}`, { photo })))
  await own.addPhotos(id, names)
  const missing = async (after = '') => (await own.send('GET', `/${id}/photos${after}`)).body.data
  const first = await missing()
  expect(first).toHaveLength(200)
  const rest = await missing(`?after=${first.at(-1).id}`)
  expect([...first, ...rest].map(({ name }) => name)).toEqual(names)
})

test('what is wrong comes first, with its choices, and then the words that were asked for', async () => {
  const id = await created(
    header,
    cane('u1', { type: 'Sofa', place: 'Vancover' }),
    cane('u2').replace('A cane', 'Holds an oxygen tank'),
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
})

test('a column without a name is no field, and a reference that is far too long is wrong in its own', async () => {
  const long = randomBytes(4_000).toString('hex')
  const id = await created(`${header},`, `${cane('e1')},a note`, `${cane(long)},`)
  await own.addPhotos(id, ['a.jpg'])
  const [first, second] = await own.rows(id)
  expect(first?.fields.map(({ column }) => column)).toEqual(header.split(','))
  expect([first?.state, second?.state, second?.fields[0]?.column]).toEqual(['waiting', 'wrong', 'reference'])
  expect((await own.send('DELETE', `/${id}`)).status).toBe(200)
})
