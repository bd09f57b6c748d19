import { z } from 'zod'

/** What an operation answers that is done, and has nothing more to say. */
export const answersNothing = z.object({ data: z.null() })
