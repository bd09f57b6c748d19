import type { JobTable } from '#platform/jobs'
import { sweepRestrictions } from './restricting/sweep-restrictions.ts'

export const peopleJobs: JobTable = {
  'sweep-restrictions': (ctx) => sweepRestrictions(ctx),
}
