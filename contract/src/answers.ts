import { z } from 'zod'

/** The answer of an operation that succeeded and has nothing to return. */
export const emptyAnswer = z.object({ data: z.null() })
