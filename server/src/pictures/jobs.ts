import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import { removeOrphanBytes } from './encoding/stored-bytes.ts'
import { sweepOrphans } from './sweep-orphans.ts'

const dropBytesPayload = z.object({ digests: z.array(z.string()) })

/** The jobs of this module, by name. */
export const pictureJobs: JobTable = {
  'sweep-strays': (ctx) => sweepOrphans(ctx),
  'drop-bytes': (ctx, payload) => removeOrphanBytes(ctx, dropBytesPayload.parse(payload).digests),
}
