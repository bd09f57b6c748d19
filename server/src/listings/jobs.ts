import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from '#platform/mail'
import { publishImportRows } from './imports/publish-import-rows.ts'
import { deactivateHiddenOf } from './lifecycle/deactivate-hidden-of.ts'
import { expireListings } from './lifecycle/expire-listings.ts'
import { showListingsOf } from './lifecycle/show-listings-of.ts'
import { screenForRecalls } from './recalls/screen-for-recalls.ts'
import { isEndingStill } from './reminders/ending-queries.ts'
import { learnWords } from './search/learn-words.ts'
import { reindexListings } from './search/reindex-listings.ts'

const ownerInput = z.object({ ownerId: z.int() })
const disownedInput = z.object({ ownerId: z.int(), before: z.coerce.date() })
const cursor = z.object({ after: z.int() })
const recallInput = z.object({ listingId: z.int() })
const importInput = z.object({ importId: z.int() })
const endCheck = z.object({ listingId: z.int(), endsAt: z.int() })

export const listingJobs: JobTable = {
  'learn-words': (ctx) => learnWords(ctx),
  'relearn-listings': (ctx, payload) => reindexListings(ctx, cursor.parse(payload)),
  'tend-listings': (ctx) => expireListings(ctx),
  'screen-for-recalls': (ctx, payload) => screenForRecalls(ctx, recallInput.parse(payload)),
  'publish-import-rows': (ctx, payload) => publishImportRows(ctx, importInput.parse(payload)),
  'sign-up-disowned': (ctx, payload) => deactivateHiddenOf(ctx, disownedInput.parse(payload)),
  'owner-confirmed': (ctx, payload) => showListingsOf(ctx, ownerInput.parse(payload)),
}

/** The checks that run again when a mail of this module is sent. */
export const listingChecks: MailChecks = {
  'listing-ends-then': (ctx, about) => {
    const { listingId, endsAt } = endCheck.parse(about)
    return isEndingStill(ctx, { listingId, endsAt: new Date(endsAt) })
  },
}
