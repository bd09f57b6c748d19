import { createHash } from 'node:crypto'
import { storedAnswer } from '@reable/contract/measures/answers'
import type { EquipmentType, Field } from '#catalogue'
import { cleanLine, cleanText, plainName } from './clean-cell.ts'
import type { Columns } from './csv-columns.ts'
import type { Names } from './csv-names.ts'
import type { CsvRow } from './csv-records.ts'

/** Reads the type's own details, measures as people write them: "46 cm", "18 1/2". A cell for a detail of another type stays under its column's name, which is then refused. */
export function readProperties(
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
