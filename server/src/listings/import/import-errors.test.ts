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

test('an empty, too large or too long cell is reported with a description of a valid one', async () => {
  const empty = { title: ' ', description: '', price: '', type: '', condition: '', place: '' }
  const much = { title: 'T'.repeat(201), description: 'D'.repeat(5_001), price: '10,001', condition: 'C'.repeat(300) }
  const { errors } = await runImport(
    ctx,
    await folder(csv(cane('n1', 'p.jpg', empty), cane('n2', 'p.jpg', much)), 'p.jpg'),
  )
  const price = 'Write whole dollars up to 10,000, such as 120, or the word free.'
  expect(errors).toEqual([
    {
      title: ['Post title is required. Write what it is, in at most 200 characters.'],
      description: ['Description is required. Write at most 5,000 characters, in one line or several.'],
      price: [`Price is required, or did you mean free? ${price}`],
      type: [
        'This is empty. Write the name of an equipment type, such as “Cane”. The page of the empty sheets has the names of all.',
      ],
      condition: ['This is empty. Write one of: New; Like new; Good; Fair; For parts or repair.'],
      place: [expect.stringMatching(/^This is empty\. Write one of: Anmore; /)],
    },
    {
      title: [
        `Use at most 200 characters for the title. It says “${'T'.repeat(60)}…”. Write what it is, in at most 200 characters.`,
      ],
      description: [
        `Use at most 5,000 characters for the description. It says “${'D'.repeat(60)}…”. Write at most 5,000 characters, in one line or several.`,
      ],
      price: [`Price exceeds limit of 10,000, enter a lower number. It says “10,001”. ${price}`],
      condition: [
        `There is no condition “${'C'.repeat(60)}…”. Write one of: New; Like new; Good; Fair; For parts or repair.`,
      ],
    },
  ])
})

test('a detail says what stands in its column, and the valid answers or numbers', async () => {
  const columns = 'Seat width (in),Frame,Year bought new,Weight of the item (lb),Brand'
  const chair = (reference: string, details: string) =>
    `${reference},Chair,A chair,10,Manual wheelchair (self-propelled),Good,Burnaby,p.jpg,,,${details}`
  const rows = [
    chair('q1', 'wide,Soft,last year,5000,'),
    chair('q2', `,,,,${'B'.repeat(201)}`),
    chair('q3', '40,,1066,18 by 5,'),
    chair('q4', '100 cm,,,,'),
  ]
  const { errors } = await runImport(ctx, await folder([`${header},${columns}`, ...rows].join('\n'), 'p.jpg'))
  const cleaned = {
    'Cleaned before handover': [
      'This is empty. Write one of: Cleaned and disinfected; Wiped clean; Not yet - will clean first; Unused in packaging.',
    ],
  }
  const width = 'Write a number in inches from 8 to 36, such as 17.'
  const weight = 'Write a number in pounds from 1 to 1000, such as 32.'
  const year = 'Write a year from 1985 on, such as 2019.'
  expect(errors).toEqual([
    {
      ...cleaned,
      'Seat width (in)': [`It says “wide”. ${width}`],
      Frame: ['It says “Soft”. Write one of: Folding; Rigid.'],
      'Year bought new': [`It says “last year”. ${year}`],
      'Weight of the item (lb)': [`It says “5000”. ${weight}`],
    },
    {
      ...cleaned,
      'Seat width (in)': [`This is empty. ${width}`],
      Brand: [`It says “${'B'.repeat(60)}…”. Write at most 200 characters.`],
    },
    {
      ...cleaned,
      'Seat width (in)': [`It says “40”. ${width} Did you mean 40 cm? Then write that.`],
      'Year bought new': [`It says “1066”. ${year}`],
      'Weight of the item (lb)': [`It says “18 by 5”. ${weight}`],
    },
    { ...cleaned, 'Seat width (in)': [`It says “100 cm”. ${width}`] },
  ])
})

test('a measure is read as people write it, in either unit', async () => {
  const columns = 'Seat width (in),Seat depth (in),Overall width (in),Weight of the item (lb),Cleaned before handover'
  const row =
    'read,Read chair,A chair,10,Manual wheelchair (self-propelled),Good,Burnaby,p.jpg,,,46 cm,16 1/2,"25,5",15 kg,Wiped clean'
  expect((await runImport(ctx, await folder(`${header},${columns}\n${row}`, 'p.jpg'))).errors).toEqual([])
  const stored = await ctx.db.selectFrom('listings').select('properties').where('title', '=', 'Read chair').execute()
  expect(stored).toEqual([
    {
      properties: {
        ...{ seat_width_in: '18.11', seat_depth_in: '16.5', overall_width_in: '25.5', item_weight_lb: '33.07' },
        cleaned: 'Wiped clean',
      },
    },
  ])
})

test('a needed detail whose column the file does not have is named as its sheet names it', async () => {
  const rows = [
    'title,description,price,type,condition,place,photos,Cleaned before handover',
    'Chair,A chair,10,Transport chair (helper pushes),Good,Burnaby,p.jpg,Wiped clean',
  ].join('\n')
  expect((await runImport(ctx, await folder(rows, 'p.jpg'))).errors).toEqual([
    { 'Seat width (in)': ['The file has no such column. Write a number in inches from 8 to 36, such as 17.'] },
  ])
})

test('details are refused by the column they stand in', async () => {
  const path = await folder(
    `${csv(cane('e1', 'p.jpg', { Tip: 'Round', 'Cleaned before handover': '' }))}\n${cane('e2', 'p.jpg')},surplus`,
    'p.jpg',
  )
  const { errors } = await runImport(ctx, path)
  expect(errors).toEqual([
    {
      Tip: ['It says “Round”. Write one of: Single; Four-point small base; Four-point large base; Tripod; Ice pick.'],
      'Cleaned before handover': [expect.stringMatching(/^This is empty\. Write one of: Cleaned and disinfected; /)],
    },
    { 'whole row': [expect.stringMatching(/^This row has 11 cells and the header 10:/)] },
  ])
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

test('a reference has a limited length', async () => {
  const path = await folder(csv(cane('y'.repeat(100), 'p.jpg'), cane('x'.repeat(101), 'p.jpg')), 'p.jpg')
  expect((await runImport(ctx, path)).errors).toEqual([
    { reference: [`Use at most 100 characters for the reference. It says “${'x'.repeat(60)}…”.`] },
  ])
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

test('of rows with one reference all but the first are refused, each time', async () => {
  const others = ['Another', 'A third'].map((title) => cane('g1', 'p.jpg', { title }))
  const path = await folder(csv(cane('g1', 'p.jpg'), ...others), 'p.jpg')
  const repeats = {
    outcome: 'refused',
    errors: { reference: [expect.stringMatching(/^Row 2 has the same reference/)] },
  }
  for (const first of ['in', 'there']) {
    const { outcomes } = await runImport(ctx, path)
    expect(outcomes).toMatchObject([{ outcome: first }, repeats, repeats])
  }
})

test('a file without references says of a row that is there twice that it needs one', async () => {
  const rows = csv(cane('', 'p.jpg'), cane('', 'p.jpg')).replaceAll(/^(reference|""),/gm, '')
  const { outcomes } = await runImport(ctx, await folder(rows, 'p.jpg'))
  const errors = { reference: [expect.stringMatching(/^Row 2 has the same reference/)] }
  expect(outcomes).toMatchObject([{ outcome: 'in' }, { outcome: 'refused', errors }])
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
