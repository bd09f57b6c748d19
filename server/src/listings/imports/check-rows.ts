import { setImmediate } from 'node:timers/promises'
import { beginningOf } from '@reable/contract/cut-text'
import type { Context } from '#platform/context'
import { type CheckLists, checkListsOf } from '../browse/reference-lists.ts'
import { checkRow } from '../import/check-row.ts'
import { type Columns, readHeader } from '../import/csv/csv-columns.ts'
import { columnsInUse, type Names, namesOf } from '../import/csv/csv-names.ts'
import type { CsvRow } from '../import/csv/csv-records.ts'
import { readRow } from '../import/csv/csv-row.ts'
import { type PhotoFolder, photosNamed } from '../import/find-photos.ts'
import { findReferences } from '../import/import-queries.ts'
import { duplicateError } from '../import/import-row.ts'
import type { ImportRow } from './import-queries.ts'
import { findPhotoNames } from './photos/photo-queries.ts'
import type { CheckedState } from './row-queries.ts'

/** What the rows of one import are read with. */
export type RowReader = { lists: CheckLists; names: Names; columns: Columns; photos: PhotoFolder }

type Readable = Pick<ImportRow, 'headers' | 'file_name'> & { photoNames: string[] }

/** Returns what the rows of an import are read with. Refuses as malformed columns that `readHeader` refuses. */
export async function readerOf(ctx: Context, { headers, file_name, photoNames }: Readable): Promise<RowReader> {
  const lists = await checkListsOf(ctx)
  const names = namesOf(lists)
  const columns = columnsInUse(readHeader(headers, file_name), names)
  return { lists, names, columns, photos: photosNamed(photoNames, notChosen) }
}

const notChosen = (name: string) =>
  `There is no photo ${name} among those that you chose. Add it, or write the name of one that is.`

/** The same for an import that is stored. */
export const readerOfImport = async (ctx: Context, row: ImportRow): Promise<RowReader> =>
  readerOf(ctx, { ...row, photoNames: await findPhotoNames(ctx, row.id) })

type Rows = {
  ownerId: number
  rows: readonly CsvRow[]
  /** The first row of each reference, where that is not among these rows. */
  firstOf?: (references: string[]) => Promise<Map<string, number>>
}

/** Rows that are read before others have their turn. */
const batchSize = 50

/** Checks rows as the command does that imports a folder, but for what is in the photos. Others have their turn in between. */
export async function checkRows(ctx: Context, reader: RowReader, { ownerId, rows, firstOf }: Rows) {
  const checked: CheckedState[] = []
  const seen = new Map<string, number>()
  for (let at = 0; at < rows.length; at += batchSize) {
    const parsed = rows.slice(at, at + batchSize).map((row) => readRow(row, reader.columns, reader.names))
    const references = parsed.map(({ reference }) => reference)
    const listed = await findReferences(ctx, { ownerId, references })
    const first = await firstOf?.(references)
    for (const row of parsed) {
      const reference = row.reference.toLowerCase()
      const earlier = Math.min(seen.get(reference) ?? row.number, first?.get(row.reference) ?? row.number)
      seen.set(reference, earlier)
      checked.push(checkOne(row, reader, { isListed: listed.has(row.reference), earlier }))
    }
    await setImmediate()
  }
  return checked
}

type Parsed = ReturnType<typeof readRow>

function checkOne(
  row: Parsed,
  reader: RowReader,
  { isListed, earlier }: { isListed: boolean; earlier: number },
): CheckedState {
  const { number, cells, title, reference } = row
  const stored = {
    number,
    cells,
    title,
    reference: beginningOf(reference, storedReferenceLimit),
    photos: [],
    errors: {},
  }
  if (earlier < number) return { ...stored, state: 'wrong', errors: duplicateError(earlier, reader.columns) }
  if (isListed) return { ...stored, state: 'there' }
  const result = checkRow(row, reader)
  if ('errors' in result) return { ...stored, photos: foundPhotos(row, reader), state: 'wrong', errors: result.errors }
  return { ...stored, photos: result.paths, state: 'good' }
}

/** In characters: a longer one is refused, and an index could not take it. */
const storedReferenceLimit = 300

/** The photos that a row with errors names already, so that they need not wait until it is mended. */
const foundPhotos = ({ photos }: Parsed, { photos: folder }: RowReader): string[] => [
  ...new Set(photos.map(folder.find).flatMap((each) => ('found' in each ? each.found : []))),
]
