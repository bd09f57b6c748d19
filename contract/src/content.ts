import { z } from 'zod'
import { contentPaths } from './content-paths.ts'
import { operation } from './operation.ts'

/** A sentence for everyone at the top of the site; `url` is a path of ours or an http(s) address. */
const banner = z.object({ content: z.string(), url: z.string().nullable() }).meta({ id: 'Banner' })

export const contentOperations = {
  getLatestBanner: operation({
    ...contentPaths.getLatestBanner,
    summary: 'The banner that is shown now, or null',
    answer: z.object({ data: banner.nullable() }),
    refusals: [],
  }),
}
