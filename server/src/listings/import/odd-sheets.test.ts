import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { freshPhoto } from '../../pictures/encoding/testing-photos.ts'
import { someone, testProgram } from '../../testing.ts'
import { importer } from '../imports/testing.ts'
import { folderWith, runImport } from './testing.ts'

/** Lists as spreadsheet programs and people write them, after reports of other projects. */
const sheets = join(import.meta.dirname, 'odd-sheets')

const program = await testProgram()
afterAll(() => program.close())

const photos = { 'cane.jpg': await freshPhoto(), 'side.jpg': await freshPhoto() }

/** What became of each row, by its title: what is wrong with it, or how it was listed. */
type Outcome = Record<string, unknown>

async function listed(owner: Person): Promise<Outcome> {
  const rows = await program.ctx.db
    .selectFrom('listings')
    .innerJoin('locations', 'locations.id', 'location_id')
    .innerJoin('equipment_types', 'equipment_types.id', 'equipment_type_id')
    .select((eb) => [
      ...(['title', 'reference', 'description', 'price', 'properties'] as const),
      'locations.name as place',
      'equipment_types.name as type',
      eb
        .selectFrom('pictures')
        .whereRef('listing_id', '=', 'listings.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('photos'),
    ])
    .where('listings.owner_id', '=', owner.id)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.title, row]))
}

/** Lists a sheet by the command, which reads a folder. */
async function byCommand(sheet: Buffer): Promise<Outcome> {
  const owner = await someone(program.ctx, { partner: 'The Shed' })
  const folder = await folderWith({ 'listings.csv': sheet, ...photos })
  const { outcomes } = await runImport(program.ctx, folder, { member: { email: owner.email } })
  await rm(folder, { recursive: true })
  const wrong = outcomes.flatMap((row) => (row.outcome === 'refused' ? [[row.title, row.errors] as const] : []))
  return { ...(await listed(owner)), ...Object.fromEntries(wrong) }
}

/** Lists it as a member does in a browser. */
async function byBrowser(sheet: Buffer): Promise<Outcome> {
  const owner = await someone(program.ctx, { partner: 'The Shed' })
  const own = await importer(program, owner)
  const created = await own.create(sheet)
  if (created.status !== 200) throw new Error(created.body.error)
  const { id } = created.body.data
  await own.addPhotos(id, Object.keys(photos))
  await own.sendPhotos(id)
  await own.publish(id)
  const wrong = (await own.rows(id)).filter(({ state }) => state === 'wrong')
  const errorsOf = ({ fields, errors }: (typeof wrong)[number]) => ({
    ...Object.fromEntries(fields.flatMap(({ column, errors }) => (errors.length ? [[column, errors]] : []))),
    ...(errors.length && { 'whole row': errors }),
  })
  return { ...(await listed(owner)), ...Object.fromEntries(wrong.map((row) => [row.title, errorsOf(row)])) }
}

const ways = { byCommand, byBrowser }

const good = expect.objectContaining({ price: expect.any(Number) })
const like = (what: object) => expect.objectContaining(what)
const wrongAt = (column: string, sentence: RegExp) => like({ [column]: [expect.stringMatching(sentence)] })
const width = (inches: string) => like({ properties: like({ seat_width_in: inches }) })
const costs = (price: number) => like({ price })
const notWhole = wrongAt('price', /^Price must be a whole number\. It says “.+”\. Write whole dollars/)
const notFree = wrongAt('price', /or did you mean free\?/)

const expected: Record<string, Outcome> = {
  bom: { 'Wooden cane': good },
  'empty-columns-end': { 'Wooden cane': good },
  'excel-date-choice': { 'Wooden cane': wrongAt('Tip', /It says “03-May”\. Write one of/) },
  'formula-cells': { '=HYPERLINK("http://example.org","Cane")': like({ reference: '@X1', description: '+1 tip' }) },
  'inch-quotes': {
    'Walker 18" wide': good,
    '"18" wheels"': good,
    '"18" wheels': wrongAt('whole row', /a text that holds a comma must stand in quotation marks/),
    After: good,
  },
  'lf-in-cell-crlf': { 'Wooden cane': like({ description: 'Line one\nLine two\nLine three' }) },
  'mac-roman': { 'Canne usagée': good },
  'measure-forms': {
    'Wheelchair 0': width('18'),
    'Wheelchair 1': width('18'),
    'Wheelchair 2': width('18.11'),
    'Wheelchair 3': width('17.5'),
    'Wheelchair 4': width('17.5'),
    'Wheelchair 5': wrongAt('Seat width', /It says “18-20”\. Write a number in inches/),
    'Wheelchair 6': width('18'),
    'Wheelchair 7': width('17.52'),
    'Wheelchair 8': width('18'),
    'Wheelchair 9': wrongAt('Seat width', /It says “18 x 16”\. Write a number in inches/),
    'Wheelchair 10': width('18'),
  },
  names: {
    'Cane name 0': like({ type: 'Cane' }),
    'Cane name 1': like({ type: 'Cane', place: 'Burnaby' }),
    'Cane name 2': like({ place: 'Burnaby' }),
    'Cane name 3': like({
      condition: [expect.stringMatching(/^There is no condition “Used - Good”\. Write one of/)],
      place: [
        '“North Vancouver” can mean “North Vancouver (City)” or “North Vancouver (District)”. Write one of them.',
      ],
    }),
    'Cane name 4': like({ type: 'Cane', place: 'Port Coquitlam' }),
    'Cane name 5': wrongAt('place', /^“Langley” can mean “Langley \(City\)” or “Langley \(Township\)”/),
  },
  'nbsp-headers': { 'Wooden cane': good },
  'photo-lists': {
    'Cane photo 0': like({ photos: 2 }),
    'Cane photo 1': like({ photos: 2 }),
    'Cane photo 2': like({ photos: 1 }),
    'Cane photo 3': like({ photos: 1 }),
    'Cane photo 4': wrongAt('photos', /“cane”.* Did you mean cane\.jpg\?$/),
    'Cane photo 5': wrongAt('photos', /“cane\.jpeg”.* Did you mean cane\.jpg\?$/),
    'Cane photo 6': like({ photos: 1 }),
    'Cane photo 7': wrongAt('photos', /is an address on the web\. Save the photo/),
    'Cane photo 8': wrongAt('photos', /is not a name of a file inside the folder\..* Did you mean cane\.jpg\?$/),
  },
  preamble: { 'Wooden cane': good },
  'price-forms': {
    'Cane price 0': costs(1200),
    'Cane price 1': costs(1200),
    'Cane price 2': costs(50),
    'Cane price 3': costs(50),
    'Cane price 4': notWhole,
    'Cane price 5': notFree,
    'Cane price 6': notFree,
    'Cane price 7': costs(0),
    'Cane price 8': notWhole,
    'Cane price 9': costs(1200),
    'Cane price 10': costs(1200),
    'Cane price 11': costs(120),
    'Cane price 12': notWhole,
    'Cane price 13': notWhole,
    'Cane price 14': notWhole,
  },
  'reference-case': {
    'Cane A': good,
    'Cane B': wrongAt('reference', /^Row 2 has the same reference/),
    'Cane C': good,
    'Cane D': good,
  },
  'semicolon-decimal': { 'Wooden cane': costs(1200) },
  'sep-line': { 'Wooden cane': good },
  'smart-quotes': { '“Wooden” cane': good },
  'utf16-tabs': { 'Canne en hêtre': good },
  'windows-1252': { 'Canne usagée': good },
}

const refused: Record<string, RegExp> = {
  'html-xls': /listings\.csv is a web page, not a CSV file\. Open it in a spreadsheet program, save it as “CSV UTF-8”/,
  'zip-xlsx':
    /listings\.csv is a workbook of Excel or another spreadsheet program, not a CSV file\..*save it as “CSV UTF-8”/,
}

const names = (await readdir(sheets)).map((file) => file.replace('.csv', '')).sort()
const cases = names.flatMap((name) => Object.entries(ways).map(([way, list]) => [name, way, list] as const))

test.each(cases)('the sheet %s is read right, %s', async (name, _way, list) => {
  const sheet = await readFile(join(sheets, `${name}.csv`))
  if (refused[name]) await expect(list(sheet)).rejects.toThrow(refused[name])
  else expect(await list(sheet)).toEqual(expected[name])
})
