import type { ReferenceLists } from '../browse/reference-lists.ts'
import { checkListing } from '../publish/check-listing.ts'
import { errorsByColumn } from './csv/column-errors.ts'
import { type Columns, headerOf } from './csv/csv-columns.ts'
import type { ParsedRow } from './csv/csv-row.ts'
import type { PhotoFolder } from './find-photos.ts'

type RowContext = { lists: ReferenceLists; columns: Columns; photos: PhotoFolder }

/**
 * Returns all errors of a row that can be found without opening a photograph, and the paths of its photographs. An error from
 * parsing the row is closer to its text than one from the draft's rules, and replaces it.
 */
export function checkRow(row: ParsedRow, { lists, columns, photos: folder }: RowContext) {
  const { draft, photos, errors: readingErrors } = row
  const lookups = photos.map(folder.find)
  const paths = lookups.flatMap((each) => ('found' in each ? each.found : []))
  const missing = lookups.flatMap((each) => ('error' in each ? each.error : []))
  // Numbers in place of the pictures that are yet to be accepted: what counts here is how many there are.
  const pictureIds = photos.map((_, index) => index + 1)
  const errors = errorsByColumn(checkListing({ ...draft, pictureIds }, lists), row, { columns, lists })
  const photoErrors = missing.length ? { [headerOf(columns, 'photos')]: missing } : {}
  return { paths: [...new Set(paths)], errors: { ...errors, ...photoErrors, ...readingErrors } }
}
