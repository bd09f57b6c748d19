import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from '#platform/mail'
import { showListingsOf } from './lifecycle/show-listings-of.ts'
import { tendListings } from './lifecycle/tend-listings.ts'
import { isEndingStill } from './reminders/ending-queries.ts'
import { learnWords } from './search/learn-words.ts'
import { relearnListings } from './search/relearn-listings.ts'

const owner = z.object({ ownerId: z.int() })
const place = z.object({ after: z.int() })
const end = z.object({ listingId: z.int(), endsAt: z.int() })

export const listingJobs: JobTable = {
  'learn-words': (ctx) => learnWords(ctx),
  'relearn-listings': (ctx, payload) => relearnListings(ctx, place.parse(payload)),
  'tend-listings': (ctx) => tendListings(ctx),
  'owner-confirmed': (ctx, payload) => showListingsOf(ctx, owner.parse(payload)),
}

/** What is asked again when a mail of this module goes. */
export const listingChecks: MailChecks = {
  'listing-ends-then': (ctx, about) => {
    const { listingId, endsAt } = end.parse(about)
    return isEndingStill(ctx, { listingId, endsAt: new Date(endsAt) })
  },
}
