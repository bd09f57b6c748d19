import { z } from 'zod'

/** What a decision about somebody changed: their reports, and the restriction that it began. */
export const personBefore = z.object({ reports: z.array(z.int()), restriction: z.int().nullable() })

export type PersonBefore = z.infer<typeof personBefore>
