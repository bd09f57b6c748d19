import type { JobTable } from '#platform/jobs'
import { deleteOld } from './contact-queries.ts'

/** The work of this module that the queue runs, by name. */
export const contactJobs: JobTable = {
  'sweep-contact': (ctx) => deleteOld(ctx),
}
