import { createHash } from 'node:crypto'
import { readPrice } from '@reable/contract/listings/price'
import { isBlank } from '@reable/contract/listings/rules'
import { storedAnswer } from '@reable/contract/measures/answers'
import type { EquipmentType, Field } from '#catalogue'
import type { ListingDraft } from '../../publish/check-listing.ts'
import type { LookupResult } from '../lookup-result.ts'
import { cleanLine, cleanText, plainName, quoted, singularName } from './clean-cell.ts'
import { type ColumnName, type Columns, headerOf } from './csv-columns.ts'
import type { Names } from './csv-names.ts'
import type { CsvRow } from './csv-records.ts'

/** The errors of a row: sentences by the header of the column in the file. */
export type RowErrors = Record<string, string[]>

/** A parsed row. Ids of things that it does not name are 0. */
export type ParsedRow = {
  number: number
  title: string
  reference: string
  draft: Omit<ListingDraft, 'pictureIds'>
  /** As the file has them, in the order of its columns. */
  cells: string[]
  photos: string[]
  errors: RowErrors
}

/** In characters: far more than an inventory label needs, and far less than an index accepts. */
const referenceLimit = 100
const referenceTooLong = (reference: string) =>
  `Use at most ${referenceLimit} characters for the reference. It says ${quoted(reference)}.`

/** Reads a row as a draft. Its errors are unknown names; the rules of a draft are checked later. */
export function readRow(row: CsvRow, columns: Columns, names: Names): ParsedRow {
  const raw = (name: ColumnName) => row.cells[columns.indexes.get(name) ?? -1] ?? ''
  const line = (name: ColumnName) => cleanLine(raw(name))
  const errors: RowErrors = {}
  const take = <Thing>(name: ColumnName, lookup: LookupResult<Thing>): Thing | undefined => {
    if ('found' in lookup) return lookup.found
    errors[headerOf(columns, name)] = [lookup.error]
    return undefined
  }
  const type = take('type', names.type(line('type')))
  const draft = {
    equipmentTypeId: type?.id ?? 0,
    title: line('title'),
    description: cleanText(raw('description')),
    ...(plainName(line('price')) === 'free'
      ? { price: '', free: true }
      : { price: readPrice(line('price')), free: false }),
    conditionId: take('condition', names.condition(line('condition'))) ?? 0,
    locationId: take('place', names.place(line('place'))) ?? 0,
    properties: readProperties(row, columns, type, names),
    checkedWords: splitList(raw('checked words')).map((word) => word.toLowerCase()),
  }
  take('category', checkCategory(line('category'), type, names))
  const reference = line('reference') || digestOfRow(row, columns)
  if (reference.length > referenceLimit) errors[headerOf(columns, 'reference')] = [referenceTooLong(reference)]
  Object.assign(errors, surplusCellsError(row, columns))
  const photos = splitPhotos(raw('photos'))
  return { number: row.number, title: draft.title, reference, draft, cells: row.cells, photos, errors }
}

/** Splits names of files, or words, at | or ; or a line's end. */
function splitList(cell: string, separator = /[|;\n]/): string[] {
  const names = cleanText(cell).split(separator).map(cleanLine)
  return [...new Set(names.filter(Boolean))]
}

/** Splits names of photos at commas as well, where each part ends as a photo's name does: a name may hold a comma. */
function splitPhotos(cell: string): string[] {
  const atCommas = splitList(cell, /[|;\n,]/)
  return atCommas.every((name) => /\.(jpe?g|png)$/i.test(name)) ? atCommas : splitList(cell)
}

function checkCategory(cell: string, type: EquipmentType | undefined, names: Names): LookupResult<undefined> {
  const category = type && names.category(type)
  if (!cell || !category || singularName(category) === singularName(cell)) return { found: undefined }
  return { error: `${quoted(cell)} is not the category of ${type.name}. Write “${category}”, or leave this empty.` }
}

/** Returns an error for more cells than the header has: it is unknown which cell belongs where. */
function surplusCellsError({ cells }: CsvRow, { headers }: Columns): RowErrors {
  if (cells.slice(headers.length).every(isBlank)) return {}
  const counts = `This row has ${cells.length} cells and the header ${headers.length}`
  return { 'whole row': [`${counts}: a text that holds a comma must stand in quotation marks.`] }
}

/** Reads the type's own details, measures as people write them: "46 cm", "18 1/2". A cell for a detail of another type stays under its column's name, which is then refused. */
function readProperties(
  { cells }: CsvRow,
  { extra }: Columns,
  type: EquipmentType | undefined,
  names: Names,
): Record<string, string> {
  const entries = extra.flatMap(({ header, index }): [string, string][] => {
    const value = cleanLine(cells[index] ?? '')
    if (!value || !type) return []
    const field = names.detail(header, type)
    return [field ? [field.name, asOption(field, storedAnswer(field, value))] : [header, value]]
  })
  return Object.fromEntries(entries)
}

/** Returns a choice as the catalogue writes it. */
function asOption({ options }: Field, value: string): string {
  return options.find((option) => plainName(option) === plainName(value)) ?? value
}

/** Returns a reference for a row that has none: the same cells in the same columns are the same row, in any order and file. */
export function digestOfRow({ cells }: CsvRow, { indexes, extra }: Columns): string {
  const columns = [...indexes].map(([name, index]): [string, number] => [name, index])
  for (const { header, index } of extra) columns.push([plainName(header), index])
  const filled = columns
    .map(([name, index]) => [name, cleanText(cells[index] ?? '')] as const)
    .filter(([name, cell]) => cell && name !== 'reference')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `row ${createHash('sha256').update(JSON.stringify(filled)).digest('hex').slice(0, 32)}`
}
