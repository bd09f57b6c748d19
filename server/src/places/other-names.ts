import { remember } from '#platform/remember'
import { selectOtherNames } from './places-queries.ts'

/** Returns from memory what places are called. */
export const otherNamesOf = remember(['locations'], selectOtherNames)
