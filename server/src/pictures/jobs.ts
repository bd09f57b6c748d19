import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import { removeOrphanBytes } from './encoding/stored-bytes.ts'
import { hashPicturesSoon, hashStoredPictures, sweepHashes } from './hashes/hash-stored-pictures.ts'
import { sweepOrphans } from './sweep-orphans.ts'

const dropBytesPayload = z.object({ digests: z.array(z.string()) })

/** The jobs of this module, by name. */
export const pictureJobs: JobTable = {
  'sweep-strays': async (ctx) => {
    await sweepOrphans(ctx)
    await sweepHashes(ctx)
    await hashPicturesSoon(ctx)
  },
  'hash-pictures': (ctx) => hashStoredPictures(ctx),
  'drop-bytes': (ctx, payload) => removeOrphanBytes(ctx, dropBytesPayload.parse(payload).digests),
}
