import { remember } from '#platform/remember'
import { selectProhibited } from './prohibited-queries.ts'

/** Returns from memory what may not be listed. */
export const prohibitedItemsOf = remember(['prohibited_items'], selectProhibited)
