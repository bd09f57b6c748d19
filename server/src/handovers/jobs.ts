import type { JobTable } from '#platform/jobs'
import { sweepHandovers } from './sweep-handovers.ts'

export const handoverJobs: JobTable = {
  'sweep-handovers': (ctx) => sweepHandovers(ctx),
}
