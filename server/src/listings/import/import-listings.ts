import pLimit from 'p-limit'
import { inOrder } from '#platform/concurrency'
import type { Context } from '#platform/context'
import { checkListsOf } from '../browse/reference-lists.ts'
import { columnsInUse, namesOf } from './csv/csv-names.ts'
import { fileSource } from './csv/csv-text.ts'
import { findCsv } from './csv/find-csv.ts'
import { readCsv } from './csv/read-csv.ts'
import { markExistingRows } from './existing-rows.ts'
import { openPhotoFolder } from './find-photos.ts'
import { type Member, previewMember, resolveMember } from './import-member.ts'
import { notesOn } from './import-notes.ts'
import { type ImportRun, importRow, type RowOutcome } from './import-row.ts'

export type { RowOutcome } from './import-row.ts'

export type Import = {
  /** An absolute path: a CSV file and the photographs it names. */
  folder: string
  member: Member
  /** Reads and reports everything, and changes nothing. */
  check?: boolean
  /** Ends the import after the rows in progress. */
  signal?: AbortSignal
  report: ImportReport
}

/** Receives the progress of an import. `notes` are sentences; rows come in the order of the file. */
export type ImportReport = {
  begin(start: { file: string; total: number; notes: string[] }): void
  row(outcome: RowOutcome): void
}

export type ImportCounts = Record<RowOutcome['outcome'], number>

/** Rows in progress: enough that the picture process never waits for the disk or the database. */
const rowsAtOnce = 4

/** Photographs in memory, of all rows together. One is encoded, the others are read or stored meanwhile. */
const photosAtOnce = 3

/**
 * Publishes the rows of a folder's CSV file for a partner's member, one by one, through the use case that publishes every
 * listing. A row that was reported as in is stored whatever happens next, and is left unchanged by the next import. Refuses
 * an invalid folder, file or member before the first row; an internal error ends it between rows.
 */
export async function importListings(ctx: Context, { report, signal, ...input }: Import): Promise<ImportCounts> {
  const { csv, run } = await prepare(ctx, input)
  const names = namesOf(run.lists)
  report.begin({ file: csv.name, total: csv.total, notes: notesOn(csv, names, run.owner) })
  const columns = columnsInUse(csv.columns, names)
  const counts: ImportCounts = { in: 0, there: 0, good: 0, refused: 0 }
  const rows = markExistingRows(ctx, { rows: csv.rows(), columns, names, ownerId: run.owner.id, signal })
  for await (const outcome of inOrder(rows, rowsAtOnce, (row) => importRow(ctx, row, { ...run, columns }))) {
    counts[outcome.outcome] += 1
    report.row(outcome)
  }
  return counts
}

async function prepare(ctx: Context, { folder, member, check = false }: Omit<Import, 'report' | 'signal'>) {
  const csv = await readCsv(fileSource(await findCsv(folder)))
  const owner = await (check ? previewMember : resolveMember)(ctx, member)
  const [lists, photos] = await Promise.all([checkListsOf(ctx), openPhotoFolder(folder)])
  const run: ImportRun = { owner, check, lists, columns: csv.columns, photos, limit: pLimit(photosAtOnce) }
  return { csv, run }
}
