import type { JobTable } from '#platform/jobs'
import { sweepOld } from './sweep-old.ts'
import { sweepUnconfirmed } from './sweep-unconfirmed.ts'

/** The jobs of this module, by name. */
export const privacyJobs: JobTable = {
  'sweep-old': (ctx) => sweepOld(ctx),
  'sweep-unconfirmed': (ctx) => sweepUnconfirmed(ctx),
}
