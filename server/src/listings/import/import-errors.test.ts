import { rm } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { freshPhoto } from '../../pictures/encoding/testing-photos.ts'
import { cane, csv, folderWith, header, openImports, runImport } from './testing.ts'

const { ctx, close } = await openImports()
const folders: string[] = []
afterAll(async () => {
  await close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

async function folder(rows: string | Buffer, ...photos: string[]): Promise<string> {
  const files = await Promise.all(photos.map(async (name) => [name, await freshPhoto()] as const))
  const path = await folderWith({ 'listings.csv': rows, ...Object.fromEntries(files) })
  folders.push(path)
  return path
}

test('a row says everything that is wrong with it, by its columns, and the others go in', async () => {
  const bad = { title: '', price: '12.50', type: 'Cane with wings', condition: 'Okay', place: 'Vancover' }
  const path = await folder(csv(cane('d1', 'none.jpg|../p.jpg', bad), cane('d2', 'p.jpg')), 'p.jpg')
  const { outcomes, errors } = await runImport(ctx, path)
  expect(outcomes).toMatchObject([
    { row: 2, outcome: 'refused' },
    { row: 3, outcome: 'in' },
  ])
  expect(errors[0]).toEqual({
    title: ['Post title is required. Write what it is, in at most 200 characters.'],
    price: [
      'Price must be a whole number. It says “12.50”. Write whole dollars up to 10,000, such as 120, or the word free.',
    ],
    type: [
      expect.stringMatching(
        /^There is no equipment type “Cane with wings”\. Do you mean “Cane” or .*\? The page of the empty sheets has the names of all\.$/,
      ),
    ],
    condition: ['There is no condition “Okay”. Write one of: New; Like new; Good; Fair; For parts or repair.'],
    place: [expect.stringMatching(/^There is no place “Vancover”\. Write one of: Anmore; .*; White Rock\.$/)],
    photos: [
      'There is no file “none.jpg” in the folder. Put it there, or write the name of one that is.',
      '“../p.jpg” is not a name of a file inside the folder. Write one, such as chair.jpg. Did you mean p.jpg?',
    ],
  })
})

test('a name of two types, and a category that is not the type’s, are reported; the right one, in any case, and none are not', async () => {
  const rows = csv(
    cane('m1', 'p.jpg', { type: 'push chair' }),
    cane('m2', 'p.jpg', { type: 'walking stick' }),
    cane('m3', 'p.jpg'),
    cane('m4', 'p.jpg', { title: 'Oak cane' }),
  )
  const categories = ['category', 'Ramps and Access', 'Ramps and Access', '', 'walking aids']
  const path = await folder(
    rows.replace(/$/gm, () => `,${categories.shift()}`),
    'p.jpg',
  )
  const { outcomes, errors } = await runImport(ctx, path)
  expect(errors).toEqual([
    { type: ['“push chair” can mean “Manual wheelchair (self-propelled)” or “Adaptive stroller”. Write one of them.'] },
    { category: ['“Ramps and Access” is not the category of Cane. Write “Walking Aids”, or leave this empty.'] },
  ])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'in', 'in'])
})

test('a detail of another type is refused, a column of the organisation’s own is reported and left out', async () => {
  const rows = `${csv(cane('f1', 'p.jpg'), cane('f2', 'p.jpg'))}`.replace(/handover$/m, 'handover,Seat width,Shelf')
  const path = await folder(rows.replace(/(Wiped clean")$/m, '$1,18,A1').replace(/$/, ',,A2'), 'p.jpg')
  const { errors, notes, counts } = await runImport(ctx, path)
  expect(errors).toEqual([
    { 'Seat width': ['“Seat width” is not a detail of Cane. It says “18”: leave it empty for this type.'] },
  ])
  expect(notes).toEqual(['Not used, because no listing has such a detail: “Shelf”.'])
  expect(counts).toMatchObject({ in: 1 })
})

test('what sounds prohibited is asked in the words of the form, and goes in once its word stands in “checked words”', async () => {
  const bad = { description: 'Holds an oxygen tank, and a catheter bag' }
  const one = { description: 'Holds an oxygen tank' }
  const long = { title: `An oxygen tank ${'x'.repeat(200)}` }
  const bads = [bad, one, long].map((cells, at) => cane(`w${at + 1}`, 'p.jpg', cells))
  const refused = await runImport(ctx, await folder(csv(...bads), 'p.jpg'))
  expect(refused.errors[1]?.description).toEqual([
    expect.stringMatching(/If yours is something else, write “oxygen tank” into the/),
  ])
  expect(refused.errors[2]?.title).toEqual([
    expect.stringMatching(/^Use at most 200 .* It says “An oxygen tank x*…”\. Write what it is, in at most 200 \S+$/),
  ])
  const [question] = refused.errors[0]?.description ?? []
  expect(question).toContain('“oxygen tank”: is this something that cannot be listed here? Oxygen cylinders, liquid')
  expect(question).toMatch(/something else, write “oxygen tank\|catheter” into the column “checked words”\.$/)
  const rows = `${header},Checked words\n${cane('w1', 'p.jpg', bad)},"Oxygen tank | catheter"`
  const { outcomes } = await runImport(ctx, await folder(rows, 'p.jpg'))
  expect(outcomes).toMatchObject([{ outcome: 'in' }])
})
