import { checkListing } from '../check-listing.ts'
import type { Lists } from '../listing-answers.ts'
import { type ColumnName, type Columns, headerOf, meansField } from './csv-columns.ts'
import type { Faults, RowReading } from './csv-row.ts'
import type { PhotoFolder } from './find-photos.ts'

type Checking = { lists: Lists; columns: Columns; photos: PhotoFolder }

/**
 * Everything that can be said of a row without opening a photograph, and where its photographs lie. What the reading of the
 * row has found is closer to its words than what the draft's rules say, and stands in their place.
 */
export function checkRow({ draft, photos, faults: own }: RowReading, { lists, columns, photos: folder }: Checking) {
  const found = photos.map(folder.find)
  const paths = found.flatMap((each) => ('found' in each ? each.found : []))
  const missing = found.flatMap((each) => ('fault' in each ? each.fault : []))
  // Numbers in place of the pictures that are yet to be accepted: what counts here is how many there are.
  const pictureIds = photos.map((_, index) => index + 1)
  const faults = inColumns(checkListing({ ...draft, pictureIds }, lists), columns, lists)
  const photoFaults = missing.length ? { [headerOf(columns, 'photos')]: missing } : {}
  return { paths: [...new Set(paths)], faults: { ...faults, ...photoFaults, ...own } }
}

const columnOf: Record<string, ColumnName> = {
  equipment_type_id: 'type',
  title: 'title',
  description: 'description',
  price: 'price',
  condition_id: 'condition',
  location_id: 'place',
  images: 'photos',
}

/** What is wrong with a draft, by the columns of the file instead of the fields of the form. */
export function inColumns(
  errors: Record<string, string[]>,
  columns: Columns,
  { catalogue }: Pick<Lists, 'catalogue'>,
): Faults {
  const headerFor = (field: string) => {
    const column = columnOf[field]
    if (column) return headerOf(columns, column)
    const details = [...catalogue.types.values()].flatMap(
      ({ fields }) => fields.find(({ name }) => name === field) ?? [],
    )
    const detail = details[0]
    return (detail && columns.more.find(({ header }) => meansField(header, detail))?.header) ?? detail?.label ?? field
  }
  return Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [headerFor(field), sentences]))
}
