import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from '#platform/mail'
import { isStillWanted } from './notified-queries.ts'
import { notifySubscribers } from './notify-subscribers.ts'

const listing = z.object({ listingId: z.int() })
const wanted = z.object({ personId: z.int(), typeId: z.int(), listingId: z.int() })

export const notificationJobs: JobTable = {
  'listing-published': (ctx, payload) => notifySubscribers(ctx, listing.parse(payload)),
}

/** The checks that are repeated just before a mail of this module is sent. */
export const notificationChecks: MailChecks = {
  'listing-still-wanted': (ctx, about) => isStillWanted(ctx, wanted.parse(about)),
}
