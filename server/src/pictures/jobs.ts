import type { Context } from '#platform/context'
import { sweepStrays } from './sweep-strays.ts'

/** The work of this module that the queue runs, by name. */
export const pictureJobs: Record<string, (ctx: Context, payload: unknown) => Promise<void>> = {
  'sweep-strays': (ctx) => sweepStrays(ctx),
}
