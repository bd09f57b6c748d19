import type { Field } from '#catalogue'
import { Refusal } from '#platform/refusal'
import { cleanLine, plainName } from './clean-cell.ts'

/** The columns of an import, each with the other names it may have. */
const columnNames = {
  reference: ['ref'],
  title: [],
  description: [],
  price: [],
  category: [],
  type: ['equipment type'],
  condition: [],
  place: ['location', 'municipality'],
  photos: ['photo', 'photographs', 'pictures', 'images'],
  'checked words': [],
} as const satisfies Record<string, readonly string[]>

export type ColumnName = keyof typeof columnNames

const optionalColumns: ColumnName[] = ['reference', 'category', 'checked words']

/** The columns of every sheet: those that must be there, and the reference that identifies a row in the next import. */
export const commonColumns = (Object.keys(columnNames) as ColumnName[]).filter(
  (name) => name === 'reference' || !optionalColumns.includes(name),
)

const columnByName = new Map<string, ColumnName>(
  Object.entries(columnNames).flatMap(([name, others]) =>
    [name, ...others].map((each): [string, ColumnName] => [each, name as ColumnName]),
  ),
)

/** Returns the column of every listing that a header means. */
export const columnNamed = (header: string): ColumnName | undefined => columnByName.get(plainName(header))

/** Returns whether a header means a column of every listing, whatever is listed. */
export const isCommonColumn = (header: string): boolean => columnNamed(header) !== undefined

export type Columns = {
  /** The headers of the file, in its order. */
  headers: string[]
  indexes: Map<ColumnName, number>
  /** Columns beyond those of every listing: details of a type, or the organisation's own notes. */
  extra: { header: string; index: number }[]
}

/** Returns the file's header of a column; its usual name when the file does not have it. */
export function headerOf({ indexes, headers }: Columns, name: ColumnName): string {
  return headers.find((_, at) => at === indexes.get(name)) ?? name
}

/** Returns how many of the cells name a known column. */
export function countKnownColumns(cells: string[]): number {
  return cells.filter(isCommonColumn).length
}

/** Reads the columns from the header. Refuses as malformed, by name, a column that is missing or there twice. */
export function readHeader(cells: string[], file: string): Columns {
  const headers = cells.map(cleanLine)
  const columns: Columns = { headers, indexes: new Map(), extra: [] }
  for (const [index, header] of headers.entries()) {
    const name = columnNamed(header)
    if (name && columns.indexes.has(name)) throw new Refusal('malformed', twoColumns(file, name))
    if (name) columns.indexes.set(name, index)
    else if (header) columns.extra.push({ header, index })
  }
  const missing = [...new Set(columnByName.values())].filter(
    (name) => !columns.indexes.has(name) && !optionalColumns.includes(name),
  )
  if (missing.length) throw new Refusal('malformed', missingColumns(file, missing))
  return columns
}

const twoColumns = (file: string, name: ColumnName) =>
  `${file} has two columns for “${name}”. Name each column once, as the empty sheets do.`

function missingColumns(file: string, missing: ColumnName[]): string {
  const names = missing.map((name) => `“${name}”`).join(', ')
  const what = missing.length > 1 ? 'These columns are' : 'This column is'
  return `${what} missing in ${file}: ${names}. The names of the columns stand in its first row.`
}

type NamedField = Pick<Field, 'name' | 'label' | 'unit'>

/** Returns the plain names that a column of this detail may have: its name, or its label with or without the unit. */
export const plainNamesOf = ({ name, label, unit }: NamedField): string[] =>
  [name, label, `${label} (${unit})`, `${label} ${unit}`].map(plainName)

/** Returns whether a header means this detail. */
export const matchesField = (header: string, field: NamedField): boolean =>
  plainNamesOf(field).includes(plainName(header))
