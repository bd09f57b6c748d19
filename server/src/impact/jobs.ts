import type { JobTable } from '#platform/jobs'
import { foldFacts } from './impact-queries.ts'

export const impactJobs: JobTable = {
  'count-impact': (ctx) => foldFacts(ctx),
}
