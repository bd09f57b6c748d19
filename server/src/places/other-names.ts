import { untilChanged } from '#platform/until-changed'
import { selectOtherNames, selectOtherNamesInTransaction } from './places-queries.ts'

/** Loads what places are called: from memory until one changes, in any program. */
export const otherNamesOf = untilChanged(selectOtherNames, selectOtherNamesInTransaction)
