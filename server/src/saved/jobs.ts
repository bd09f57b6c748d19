import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from '#platform/mail'
import { isNewsTrue } from './mailing-queries.ts'
import { notifySavers } from './notify-savers.ts'

const news = z.object({ personId: z.int(), fell: z.string() })

export const savedJobs: JobTable = {
  'tell-savers': (ctx) => notifySavers(ctx),
}

/** The checks that are repeated just before a mail of this module is sent. */
export const savedChecks: MailChecks = {
  'saved-news-still-true': (ctx, about) => {
    const { personId, fell } = news.parse(about)
    return isNewsTrue(ctx, { personId, fell: fell.split(',').filter(Boolean).map(Number) })
  },
}
