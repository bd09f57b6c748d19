import type { JobTable } from '#platform/jobs'
import { deleteOld } from './contact-queries.ts'

/** The jobs of this module, by name. */
export const contactJobs: JobTable = {
  'sweep-contact': (ctx) => deleteOld(ctx),
}
