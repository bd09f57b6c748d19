import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { z } from 'zod'
import { findOrCreatePartner, findOrCreatePerson, findPersonByEmail, type Person } from '#accounts'
import { inOrder } from '#platform/concurrency'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { checkListsOf } from '../browse/reference-lists.ts'
import { cleanLine } from './csv/clean-cell.ts'
import type { Columns } from './csv/csv-columns.ts'
import { columnsInUse, type Names, namesOf } from './csv/csv-names.ts'
import type { CsvRow } from './csv/csv-records.ts'
import { type ParsedRow, readRow } from './csv/csv-row.ts'
import { fileSource } from './csv/csv-text.ts'
import { readCsv } from './csv/read-csv.ts'
import { openPhotoFolder } from './find-photos.ts'
import { notesOn } from './import-notes.ts'
import { findReferences } from './import-queries.ts'
import { type ImportedRow, type ImportRun, importRow, type RowOutcome } from './import-row.ts'

const usualName = 'listings.csv'

/** Returns the path of a folder's CSV file: `listings.csv`, or the only one there is. Refuses a folder without or with several. */
async function findCsv(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    const absent = error.code === 'ENOENT'
    throw new Refusal(
      'not_found',
      absent ? `There is no folder ${folder}.` : `${folder} is no folder that can be read.`,
    )
  })
  const names = entries.filter((entry) => entry.isFile() && /\.(csv|tsv)$/i.test(entry.name)).map(({ name }) => name)
  const usual = names.find((name) => name.toLowerCase() === usualName)
  const [first, ...others] = usual ? [usual] : names.sort()
  if (!first) throw new Refusal('not_found', `There is no CSV file in ${folder}.`)
  if (!others.length) return join(folder, first)
  const sentence = `There are several CSV files in ${folder}: ${names.join(', ')}. Name the right one ${usualName}.`
  throw new Refusal('invalid', sentence)
}

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

/** How many rows are looked up in one query. */
const batchSize = 200

type RowSource = {
  rows: AsyncIterable<CsvRow>
  columns: Columns
  names: Names
  ownerId: number
  signal?: AbortSignal | undefined
}

/** Yields the rows, each with whether it is listed already and which earlier row it repeats. Ends early by the signal. */
async function* markExistingRows(ctx: Context, { ownerId, signal, ...from }: RowSource): AsyncGenerator<ImportedRow> {
  const rowOf = new Map<string, number>()
  for await (const batch of batches(from)) {
    const existing = await findReferences(ctx, { ownerId, references: batch.map(({ reference }) => reference) })
    for (const parsed of batch) {
      if (signal?.aborted) return
      const reference = parsed.reference.toLowerCase()
      const duplicateOf = rowOf.get(reference)
      if (!duplicateOf) rowOf.set(reference, parsed.number)
      yield { parsed, isListed: existing.has(parsed.reference), duplicateOf }
    }
  }
}

async function* batches({ rows, columns, names }: Pick<RowSource, 'rows' | 'columns' | 'names'>) {
  let batch: ParsedRow[] = []
  for await (const row of rows) {
    batch.push(readRow(row, columns, names))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}

type Member = { email: string; partner?: string }

/**
 * Returns the partner's member for whom an import lists. With the name of a partner, member and partner are created when they are
 * missing; such a member is confirmed and has no password. Refuses someone who belongs to no partner or to another one.
 */
export async function resolveMember(ctx: Context, { email, partner: name = '' }: Member): Promise<Person> {
  if (!z.email().safeParse(email).success) throw new Refusal('invalid', `“${email}” is no e-mail address.`)
  const partner = cleanLine(name)
  return inTransaction(ctx, async (ctx) => {
    const existing = await findPersonByEmail(ctx, email)
    if (existing && existing.partnerId === null)
      throw new Refusal('forbidden', `${email} is not a member of a partner.`)
    if (existing && !partner) return existing
    if (!partner) {
      const hint = 'Name the partner with --partner "Name" to make the account.'
      throw new Refusal('not_found', `There is no account for ${email}. ${hint}`)
    }
    const partnerId = await findOrCreatePartner(ctx, { name: partner })
    if (existing && existing.partnerId !== partnerId)
      throw new Refusal('forbidden', `${email} is a member of another partner than ${partner}.`)
    return existing ?? findOrCreatePerson(ctx, { email, confirmed: true, partnerId })
  })
}

/** Returns the same person without creating anything: a missing one has an id that nobody gets. */
async function previewMember(ctx: Context, member: Member): Promise<Person> {
  const rollback = new Error('A preview is rolled back.')
  let person: Person | undefined
  await inTransaction(ctx, async (ctx) => {
    person = await resolveMember(ctx, member)
    throw rollback
  }).catch((error) => {
    if (error !== rollback) throw error
  })
  return person as unknown as Person
}
