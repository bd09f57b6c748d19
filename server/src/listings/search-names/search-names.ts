import { remember } from '#platform/remember'
import { selectSearchNames } from './search-names-queries.ts'

/** Returns from memory what people call kinds, and the needs that kinds answer. */
export const searchNamesOf = remember(['search_names', 'equipment_types'], selectSearchNames)
