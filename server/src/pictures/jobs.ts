import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import { dropUnnamed } from './encoding/stored-bytes.ts'
import { sweepStrays } from './sweep-strays.ts'

const envelope = z.object({ digests: z.array(z.string()) })

/** The work of this module that the queue runs, by name. */
export const pictureJobs: JobTable = {
  'sweep-strays': (ctx) => sweepStrays(ctx),
  'drop-bytes': (ctx, payload) => dropUnnamed(ctx, envelope.parse(payload).digests),
}
