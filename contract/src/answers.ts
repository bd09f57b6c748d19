import { z } from 'zod'

/** The answer of an operation that succeeded and has nothing to return. */
export const emptyAnswer = z.object({ data: z.null() })

/** Until when somebody can no longer do a thing that they did as often as they may; null while they can. */
export const limitAnswer = z.object({ data: z.object({ closed_until_utc: z.string().nullable() }) })
