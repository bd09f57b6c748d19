import type { ReferenceLists } from '../browse/lists.ts'
import { checkListing } from '../publish/check-listing.ts'
import { errorsByColumn } from './csv/column-faults.ts'
import { type Columns, headerOf } from './csv/csv-columns.ts'
import type { ParsedRow } from './csv/csv-row.ts'
import type { PhotoFolder } from './find-photos.ts'

type RowContext = { lists: ReferenceLists; columns: Columns; photos: PhotoFolder }

/**
 * Everything that can be said of a row without opening a photograph, and where its photographs lie. What the reading of the
 * row has found is closer to its words than what the draft's rules say, and stands in their place.
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
