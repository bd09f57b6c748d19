import { parse } from 'csv-parse/sync'
import type { SearchNameFields } from '#listings'
import list from './search-names.csv?raw'
import taxonomy from './taxonomy.json' with { type: 'json' }

type Row = Omit<SearchNameFields, 'equipment_type_ids'> & { kinds: string }

const types = taxonomy.categories.flatMap((category) => category.equipment_types)
const idOf = new Map(types.map(({ id, name }) => [name, id]))

/** What people call kinds of equipment, and the needs that kinds answer, as they come with the program. */
export const deliveredSearchNames: readonly SearchNameFields[] = parse<Row>(list, { columns: true }).map(
  ({ kinds, ...row }) => ({ ...row, equipment_type_ids: kinds.split(';').map(typeId) }),
)

/** Throws where there is no such kind. */
function typeId(name: string): number {
  const id = idOf.get(name)
  if (id === undefined) throw new Error(`search-names.csv: there is no kind “${name}”`)
  return id
}
