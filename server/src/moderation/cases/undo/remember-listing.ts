import { z } from 'zod'
import type { Context } from '#platform/context'
import { findReportsToDecide, findScreeningOutcome, findSuspension } from './remember-queries.ts'

const instant = z.string().nullable()

/** How a listing, its reports and its findings stood before a decision, as it is stored. */
export const listingBefore = z.object({
  held_at: instant,
  held_why: z.string().nullable(),
  held_words: z.string().nullable(),
  reports: z.array(
    z.object({
      ...{ id: z.int(), decision: z.string().nullable(), decided_at: instant },
      // What an earlier program stored does not say it.
      was_right: z.boolean().nullable().default(null),
    }),
  ),
  screening: z.object({ suspended_at: instant, decided_at: instant, released: z.array(z.string()) }).nullable(),
  /** Whether its owner was mailed about the decision. */
  ownerNotified: z.boolean(),
})

export type ListingBefore = z.infer<typeof listingBefore>

/** Returns how a listing stands, just before a decision about it; the listing is locked. */
export async function rememberListing(
  ctx: Context,
  { listing: { id }, last }: { listing: { id: number }; last: { decided_at: Date } | undefined },
) {
  return {
    ...(await findSuspension(ctx, id)),
    reports: await findReportsToDecide(ctx, id, last?.decided_at),
    screening: (await findScreeningOutcome(ctx, id)) ?? null,
  }
}
