import type { Answer, AnswerBody } from '@reable/contract/client'
import { importRowsPerPage, type rowChoices } from '@reable/contract/imports/rules'
import type { Context } from '#platform/context'
import { type ColumnName, columnNamed } from '../import/csv/csv-columns.ts'
import { readRow } from '../import/csv/csv-row.ts'
import { type RowReader, readerOfImport } from './check-rows.ts'
import { getOwnImport, type OwnImport } from './own-import.ts'
import { findShownRows, type ShownRow } from './row-queries.ts'

type Input = OwnImport & { show: (typeof rowChoices)[number]; after: number }

/** Lists rows of an import with what is wrong with each, a page at a time. Refuses as `getOwnImport` does. */
export async function listImportRows(
  ctx: Context,
  { show, after, ...own }: Input,
): Promise<AnswerBody<'listImportRows'>> {
  const row = await getOwnImport(ctx, own)
  const rows = await findShownRows(ctx, { importId: own.id, show, after, limit: importRowsPerPage + 1 })
  const page = rows.slice(0, importRowsPerPage)
  const reader = await readerOfImport(ctx, row)
  return {
    data: page.map((one) => serializeRow(one, { headers: row.headers, reader })),
    next: rows.length > page.length ? (page.at(-1)?.number ?? null) : null,
  }
}

/** Returns one row of an import as it stands. */
export async function getImportRow(ctx: Context, own: OwnImport, number: number): Promise<Answer<'changeImportRow'>> {
  const row = await getOwnImport(ctx, own)
  const [shown] = await findShownRows(ctx, { importId: own.id, show: 'all', after: number - 1, limit: 1 })
  if (!shown) throw new Error('A row of an import is gone.')
  return serializeRow(shown, { headers: row.headers, reader: await readerOfImport(ctx, row) })
}

type RowAnswer = Answer<'changeImportRow'>
type Field = RowAnswer['fields'][number]

/** Where errors of a row stand that are about none of its columns. */
const wholeRow = 'whole row'
const checkedWords: ColumnName = 'checked words'

/** Builds the answer of a row: its columns with what is wrong in each, and those that it lacks. */
function serializeRow(row: ShownRow, { headers, reader }: { headers: string[]; reader: RowReader }): RowAnswer {
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
