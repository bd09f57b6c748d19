import { z } from 'zod'

const instant = z.string().nullable()

/** How it stood for somebody before a decision: their reports, until when they might not write, and until when the decision said. */
export const personBefore = z.object({ reports: z.array(z.int()), paused_until: instant, set_until: instant })

export type PersonBefore = z.infer<typeof personBefore>
