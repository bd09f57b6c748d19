import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { EquipmentType } from '#catalogue'
import { freshPhoto } from '../../../pictures/encoding/testing-photos.ts'
import { referenceListsOf } from '../../browse/reference-lists.ts'
import { folderWith, openImports, runImport } from '../testing.ts'

const { ctx, close } = await openImports()
const folder = await folderWith({ 'chair.jpg': await freshPhoto() })
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

const docs = join(import.meta.dirname, '../../../../../docs')
const page = await readFile(join(docs, 'importing-types.md'), 'utf8')
const types = [...(await referenceListsOf(ctx)).catalogue.types.values()]

/** Returns what the page says of a type: where its sheet is, and of each column whether it is needed and what to write. */
function sectionOf({ name }: EquipmentType) {
  const [introduction = '', ...sections] = page.split(/^###? /m).map((part) => part.trim())
  const section = sections.find((part) => part.startsWith(`${name}\n`)) ?? ''
  const shared = sections.filter((part) => /^What every row has|^Details that every type can have/.test(part))
  const lines = [introduction, ...shared, section].flatMap((part) => [
    ...part.matchAll(/^\| (.+?) \| ?(yes)? \| (.+) \|$/gm),
  ])
  const sheet = /\(sheets\/(.+)\)/.exec(section)?.[1] ?? ''
  return { sheet, columns: new Map(lines.map(([, column = '', needed, write = '']) => [column, { needed, write }])) }
}

/** An answer as the page describes it: the last of a choice, what stands behind "such as", or any words. */
function answer(write: string): string {
  const choices = /^one of: (.+)$/.exec(write)?.[1]?.split('; ')
  return choices?.at(-1) ?? /such as ([^ ,]+)/.exec(write)?.[1]?.split(';')[0] ?? 'As it says'
}

type Cells = Record<string, string>

/** Two rows: one with an answer in each column of the type's sheet, one in those alone that the page says are needed. */
async function filledIn(type: EquipmentType): Promise<{ header: string[]; rows: Cells[] }> {
  const { sheet, columns } = sectionOf(type)
  const header = (await readFile(join(docs, 'sheets', sheet), 'utf8')).trim().split(',')
  const cell = (column: string) => [column, answer(columns.get(column)?.write ?? '')]
  const all = Object.fromEntries(header.map(cell))
  const needed = Object.fromEntries(header.filter((column) => columns.get(column)?.needed).map(cell))
  const rows = [
    { ...all, type: type.name, reference: `${type.id} all` },
    { ...needed, type: type.name, reference: `${type.id} needed` },
  ]
  return { header, rows }
}

async function importedSheet(header: string[], rows: Cells[]) {
  const lines = rows.map((row) => header.map((column) => `"${row[column] ?? ''}"`).join(','))
  await writeFile(join(folder, 'listings.csv'), [header.join(','), ...lines].join('\n'))
  const { counts, errors, notes } = await runImport(ctx, folder)
  return { counts, errors, notes }
}

const propertiesOf = async (reference: string) => {
  const listing = ctx.db.selectFrom('listings').select('properties').where('reference', '=', reference)
  return Object.keys((await listing.executeTakeFirstOrThrow()).properties as object)
}

test('the sheets of all types, filled in as the page says, go in whole, their columns beside each other', async () => {
  const sheets = await Promise.all(types.map(filledIn))
  const header = [...new Set(sheets.flatMap((sheet) => sheet.header))]
  const rows = sheets.flatMap((sheet) => sheet.rows)
  expect(await importedSheet(header, rows)).toMatchObject({ errors: [], notes: [], counts: { in: 2 * types.length } })
  for (const { id, fields } of types) {
    expect((await propertiesOf(`${id} all`)).sort()).toEqual(fields.map(({ name }) => name).sort())
    const needed = fields.filter(({ required }) => required).map(({ name }) => name)
    expect((await propertiesOf(`${id} needed`)).sort()).toEqual(needed.sort())
  }
})
