import { rm } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { freshPhoto } from '../../pictures/testing-photos.ts'
import { cane, csv, folderWith, header, imported, openImports } from './testing.ts'

const { ctx, close } = await openImports()
const folders: string[] = []
afterAll(async () => {
  await close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

async function folder(rows: string | Buffer, ...photos: string[]): Promise<string> {
  const files = await Promise.all(photos.map(async (name) => [name, await freshPhoto()] as const))
  const made = await folderWith({ 'listings.csv': rows, ...Object.fromEntries(files) })
  folders.push(made)
  return made
}

test('a row says everything that is wrong with it, by its columns, and the others go in', async () => {
  const bad = { title: '', price: '12.50', type: 'Cane with wings', condition: 'Okay', place: 'Vancover' }
  const made = await folder(csv(cane('d1', 'none.jpg|../p.jpg', bad), cane('d2', 'p.jpg')), 'p.jpg')
  const { outcomes, faults } = await imported(ctx, made)
  expect(outcomes).toMatchObject([
    { row: 2, outcome: 'refused' },
    { row: 3, outcome: 'in' },
  ])
  expect(faults[0]).toEqual({
    title: ['Post title is required'],
    price: ['Price must be a whole number'],
    type: [expect.stringMatching(/^There is no equipment type “Cane with wings”\. Do you mean “Cane” or /)],
    condition: ['There is no condition “Okay”. Write one of: New, Like new, Good, Fair, For parts or repair.'],
    place: [expect.stringMatching(/^There is no place “Vancover”\. Write one of: Anmore, /)],
    photos: ['There is no file “none.jpg” in the folder.', '“../p.jpg” is not a name of a file inside the folder.'],
  })
})

test('details are refused by the column they stand in', async () => {
  const made = await folder(
    `${csv(cane('e1', 'p.jpg', { Tip: 'Round', 'Cleaned before handover': '' }))}\n${cane('e2', 'p.jpg')},surplus`,
    'p.jpg',
  )
  const { faults } = await imported(ctx, made)
  expect(faults).toEqual([
    { Tip: [expect.stringMatching(/^Tip: choose one of Single/)], 'Cleaned before handover': ['Field required'] },
    { 'whole row': [expect.stringMatching(/^This row has 11 cells and the header 10:/)] },
  ])
})

test('a type that two types are called, and a category that is not the type’s, are told', async () => {
  const rows = csv(cane('m1', 'p.jpg', { type: 'push chair' }), cane('m2', 'p.jpg', { type: 'walking stick' }))
  const categories = ['category', '', 'Ramps and Access']
  const made = await folder(
    rows.replace(/$/gm, () => `,${categories.shift()}`),
    'p.jpg',
  )
  expect((await imported(ctx, made)).faults).toMatchObject([
    { type: ['“push chair” can mean “Manual wheelchair (self-propelled)” or “Adaptive stroller”. Write one of them.'] },
    { category: ['“Ramps and Access” is not the category of Cane. This column may stay empty.'] },
  ])
})

test('a reference is no novel', async () => {
  const made = await folder(csv(cane('x'.repeat(101), 'p.jpg')), 'p.jpg')
  expect((await imported(ctx, made)).faults).toEqual([{ reference: ['Use at most 100 characters for the reference'] }])
})

test('a detail of another type is refused, a column of the organisation’s own is told and left out', async () => {
  const rows = `${csv(cane('f1', 'p.jpg'), cane('f2', 'p.jpg'))}`.replace(/handover$/m, 'handover,Seat width,Shelf')
  const made = await folder(rows.replace(/(Wiped clean")$/m, '$1,18,A1').replace(/$/, ',,A2'), 'p.jpg')
  const { faults, notes, counts } = await imported(ctx, made)
  expect(faults).toEqual([{ 'Seat width': ['“Seat width” is not a detail of Cane'] }])
  expect(notes).toEqual(['Not used, because no listing has such a detail: “Shelf”.'])
  expect(counts).toMatchObject({ in: 1 })
})

test('two rows of one reference are one thing or a slip: the second is refused, each time', async () => {
  const made = await folder(csv(cane('g1', 'p.jpg'), cane('g1', 'p.jpg', { title: 'Another' })), 'p.jpg')
  for (const first of ['in', 'there']) {
    const { outcomes } = await imported(ctx, made)
    expect(outcomes).toMatchObject([
      { outcome: first },
      { outcome: 'refused', faults: { reference: [expect.stringMatching(/^Row 2 has the same reference/)] } },
    ])
  }
})

test('what sounds prohibited is asked in the words of the form, and goes in once its word stands in “checked words”', async () => {
  const bad = { description: 'Holds an oxygen tank, and a catheter bag' }
  const refused = await imported(ctx, await folder(csv(cane('w1', 'p.jpg', bad)), 'p.jpg'))
  expect(refused.faults[0]?.description?.[0]).toContain(
    '“oxygen tank”: is this something that cannot be listed here? Oxygen cylinders, liquid oxygen',
  )
  const rows = `${header},Checked words\n${cane('w1', 'p.jpg', bad)},"Oxygen tank | catheter"`
  const { outcomes } = await imported(ctx, await folder(rows, 'p.jpg'))
  expect(outcomes).toMatchObject([{ outcome: 'in' }])
})
