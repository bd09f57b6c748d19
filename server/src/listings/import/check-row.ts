import type { Lists } from '../browse/listing-answers.ts'
import { checkListing } from '../publish/check-listing.ts'
import { inColumns } from './csv/column-faults.ts'
import { type Columns, headerOf } from './csv/csv-columns.ts'
import type { RowReading } from './csv/csv-row.ts'
import type { PhotoFolder } from './find-photos.ts'

type Checking = { lists: Lists; columns: Columns; photos: PhotoFolder }

/**
 * Everything that can be said of a row without opening a photograph, and where its photographs lie. What the reading of the
 * row has found is closer to its words than what the draft's rules say, and stands in their place.
 */
export function checkRow(row: RowReading, { lists, columns, photos: folder }: Checking) {
  const { draft, photos, faults: own } = row
  const found = photos.map(folder.find)
  const paths = found.flatMap((each) => ('found' in each ? each.found : []))
  const missing = found.flatMap((each) => ('fault' in each ? each.fault : []))
  // Numbers in place of the pictures that are yet to be accepted: what counts here is how many there are.
  const pictureIds = photos.map((_, index) => index + 1)
  const faults = inColumns(checkListing({ ...draft, pictureIds }, lists), row, { columns, lists })
  const photoFaults = missing.length ? { [headerOf(columns, 'photos')]: missing } : {}
  return { paths: [...new Set(paths)], faults: { ...faults, ...photoFaults, ...own } }
}
