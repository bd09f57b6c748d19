import { untilChanged } from '#platform/until-changed'
import { selectSearchNames, selectSearchNamesInTransaction } from './search-names-queries.ts'

/** Loads what people call kinds, and the needs that kinds answer: from memory until stewards change either, in any program. */
export const searchNamesOf = untilChanged(selectSearchNames, selectSearchNamesInTransaction)
