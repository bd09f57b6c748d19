import { importColumnsLimit, rowChanged, rowIsIn, tooManyColumns } from '@reable/contract/imports/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { referenceListsOf } from '../browse/reference-lists.ts'
import { cleanLine } from '../import/csv/clean-cell.ts'
import { columnNamed } from '../import/csv/csv-columns.ts'
import { namesOf } from '../import/csv/csv-names.ts'
import { checkRows, readerOfImport } from './check-rows.ts'
import { type ImportRow, insertHeader } from './import-queries.ts'
import { changeOwnImport, type OwnImport } from './own-import.ts'
import { findFirstNumbers, findOpenRows, lockRow, type StoredRow, updateRow } from './row-queries.ts'

type Input = OwnImport & {
  number: number
  /** The version that was mended. */
  seen: number
  /** By the names of columns, those of the file or others that the site knows. */
  cells: Record<string, string>
}

/**
 * Mends cells of a row and checks it again, with the rows that have its reference. Cells that stand beyond the columns go. Refuses as
 * `changeOwnImport` does, as not found a row that is not there, as invalid a column that nobody knows, and as a conflict a row that
 * was changed since or is listed.
 */
export function changeImportRow(ctx: Context, { number, seen, cells, ...own }: Input): Promise<void> {
  return changeOwnImport(ctx, own, async (ctx, row) => {
    const before = requireOpen(await lockRow(ctx, row.id, number), seen)
    const headers = await addHeaders(ctx, row, Object.keys(cells))
    const written = new Map(Object.entries(cells))
    const corrected = headers.map((header, at) => written.get(header) ?? before.cells[at] ?? '')
    const reader = await readerOfImport(ctx, { ...row, headers })
    const firstOf = (references: string[]) => findFirstNumbers(ctx, row.id, references)
    const check = { ownerId: own.person.id, firstOf }
    const [after] = await checkRows(ctx, reader, { ...check, rows: [{ number, cells: corrected }] })
    if (!after) return
    await updateRow(ctx, row.id, after)
    if (after.reference === before.reference) return
    const references = [before.reference, after.reference]
    const others = (await findOpenRows(ctx, row.id, { references })).filter((other) => other.number !== number)
    for (const other of await checkRows(ctx, reader, { ...check, rows: others })) await updateRow(ctx, row.id, other)
  })
}

function requireOpen(row: StoredRow | undefined, seen: number): StoredRow {
  if (!row) throw new Refusal('not_found', 'There is no such row.')
  if (row.state === 'in') throw new Refusal('conflict', rowIsIn)
  if (row.version !== seen) throw new Refusal('conflict', rowChanged)
  return row
}

/** Adds the columns that the file does not have yet. Returns all. */
async function addHeaders(ctx: Context, row: ImportRow, wanted: string[]): Promise<string[]> {
  let { headers } = row
  const names = namesOf(await referenceListsOf(ctx))
  for (const header of wanted) {
    if (headers.includes(header)) continue
    const common = columnNamed(header)
    const isThere = common && headers.some((other) => columnNamed(other) === common)
    if (cleanLine(header) !== header || isThere || !(common || names.isDetail(header)))
      throw invalid(`There is no column with the name “${cleanLine(header)}”.`)
    if (headers.length >= importColumnsLimit) throw invalid(tooManyColumns)
    await insertHeader(ctx, { ...row, headers }, header)
    headers = [...headers, header]
  }
  return headers
}

const invalid = (sentence: string) => new Refusal('invalid', sentence, { errors: { cells: [sentence] } })
