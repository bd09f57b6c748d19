import type { CheckLists } from '../browse/reference-lists.ts'
import { type CheckedDraft, checkListing } from '../publish/check-listing.ts'
import { errorsByColumn, wordQuestions } from './csv/column-errors.ts'
import { type Columns, headerOf } from './csv/csv-columns.ts'
import type { ParsedRow, RowErrors } from './csv/csv-row.ts'
import type { PhotoFolder } from './find-photos.ts'

type RowContext = { lists: CheckLists; columns: Columns; photos: PhotoFolder }

/** A row that can be published, with the paths of its photographs. */
export type CheckedRow = { draft: CheckedDraft; paths: string[] }

/**
 * Returns all errors of a row that can be found without opening a photograph, or what it publishes. An error from
 * parsing the row is closer to its text than one from the draft's rules, and replaces it.
 */
export function checkRow(
  row: ParsedRow,
  { lists, columns, photos: folder }: RowContext,
): CheckedRow | { errors: RowErrors } {
  const { draft, photos, errors: readingErrors } = row
  const lookups = photos.map(folder.find)
  const paths = lookups.flatMap((each) => ('found' in each ? each.found : []))
  const missing = lookups.flatMap((each) => ('error' in each ? each.error : []))
  // Their names in place of the pictures that are yet to be accepted: what counts here is how many there are.
  const result = checkListing({ ...draft, pictureIds: photos }, lists)
  const errors = {
    ...wordQuestions(row, { columns, lists }),
    ...('errors' in result && errorsByColumn(result.errors, row, { columns, lists })),
    ...(missing.length && { [headerOf(columns, 'photos')]: missing }),
    ...readingErrors,
  }
  return 'errors' in result || Object.keys(errors).length
    ? { errors }
    : { draft: result.draft, paths: [...new Set(paths)] }
}
