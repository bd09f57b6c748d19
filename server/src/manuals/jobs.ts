import type { JobTable } from '#platform/jobs'
import { checkManuals } from './check-manuals.ts'

export const manualJobs: JobTable = {
  'check-manuals': (ctx) => checkManuals(ctx),
}
