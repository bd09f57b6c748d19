import type { Answer } from '@reable/contract/client'
import { type ColumnName, columnNamed } from '../import/csv/csv-columns.ts'
import { readRow } from '../import/csv/csv-row.ts'
import type { RowReader } from './check-rows.ts'
import type { ShownRow } from './row-queries.ts'

type RowAnswer = Answer<'changeImportRow'>
type Field = RowAnswer['fields'][number]

/** Where errors of a row stand that are about none of its columns. */
const wholeRow = 'whole row'
const checkedWords: ColumnName = 'checked words'

/** Builds the answer of a row: its columns with what is wrong in each, and those that it lacks. */
export function serializeRow(row: ShownRow, { headers, reader }: { headers: string[]; reader: RowReader }): RowAnswer {
  const { [wholeRow]: errors = [], ...others } = row.errors
  const byColumn = new Map(Object.entries(others))
  const asksForWord = [...byColumn.values()].flat().some((sentence) => sentence.includes(checkedWords))
  const wanted = [...byColumn.keys(), ...(asksForWord ? [checkedWords] : [])]
  const lacking = new Set(wanted.filter((column) => !headers.includes(column)))
  const fields = [...headers, ...lacking].flatMap((column, at): Field[] => {
    if (!column) return []
    const sentences = byColumn.get(column) ?? []
    const choices = sentences.length ? choicesOf(column, row, reader) : []
    return [{ column, text: row.cells[at] ?? '', errors: sentences, choices }]
  })
  return {
    ...{ number: row.number, title: row.title, state: row.shown, version: row.version, listing_id: row.listing_id },
    ...{ errors, fields: fields.sort(byUrgency), missing_photos: row.missing_photos },
  }
}

const urgencyOf = ({ column, errors }: Field) => (errors.length ? 0 : column === checkedWords ? 1 : 2)
const byUrgency = (one: Field, other: Field) => urgencyOf(one) - urgencyOf(other)

/** What may stand in a column of this row where that is one of a few; empty where it is anything. */
function choicesOf(column: string, { number, cells }: ShownRow, { lists, names, columns }: RowReader): string[] {
  const { catalogue, locations } = lists
  const common = columnNamed(column)
  if (common === 'condition') return [...catalogue.conditions.values()].map(({ name }) => name)
  if (common === 'place') return locations.all.map(({ name }) => name)
  if (common === 'type') return [...catalogue.types.values()].filter(({ retired }) => !retired).map(({ name }) => name)
  const type = catalogue.types.get(readRow({ number, cells }, columns, names).draft.equipmentTypeId)
  return common || !type ? [] : (names.detail(column, type)?.options ?? [])
}
