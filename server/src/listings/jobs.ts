import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import { learnWords } from './learn-words.ts'
import { showListingsOf } from './show-listings-of.ts'
import { tendListings } from './tend-listings.ts'

const owner = z.object({ ownerId: z.int() })

export const listingJobs: JobTable = {
  'learn-words': (ctx) => learnWords(ctx),
  'tend-listings': (ctx) => tendListings(ctx),
  'owner-confirmed': (ctx, payload) => showListingsOf(ctx, owner.parse(payload)),
}
