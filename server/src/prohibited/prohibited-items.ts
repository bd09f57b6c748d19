import { untilChanged } from '#platform/until-changed'
import { selectProhibited, selectProhibitedInTransaction } from './prohibited-queries.ts'

/** Loads what may not be listed: from memory until stewards change it, in any program. */
export const prohibitedItemsOf = untilChanged(selectProhibited, selectProhibitedInTransaction)
