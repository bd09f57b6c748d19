import { z } from 'zod'
import { readId } from './ids.ts'

/** The schema of a query's listing numbers, at most `maxCount` of them. */
export const listingIds = (maxCount: number) =>
  z
    .array(
      z
        .string()
        .regex(/^[1-9]\d{0,14}$/, 'A listing’s number is a whole number')
        .transform(readId),
    )
    .max(maxCount, `Ask for at most ${maxCount}`)
