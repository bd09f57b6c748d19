import type { Decision } from '@reable/contract/moderation-rules'
import type { Person } from '#accounts'
import { holdListing, lockAnyListing, releaseListing } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { findLastDecision, insertDecision } from './decision-queries.ts'
import { insistOnVolunteer } from './insist-on-volunteer.ts'
import { whyHidden } from './report-policy.ts'
import { decideReports, findAllReports, findOpenReports } from './report-queries.ts'
import { tellOwnerOfDecision } from './tell-owner-of-hold.ts'

type Deciding = { volunteer: Person | undefined; listingId: number; decision: Decision }

/**
 * A volunteer releases a reported listing, or keeps it hidden: now, or other than it was decided before. Its reports are closed,
 * its owner is told, and it is kept who decided when. Decided again in the same way, it changes nothing. Refuses as not found
 * an unknown listing, and everything to who is no volunteer.
 */
export async function decideOnListing(ctx: Context, { volunteer, listingId, decision }: Deciding): Promise<void> {
  insistOnVolunteer(volunteer)
  await inTransaction(ctx, async (ctx) => {
    const listing = await lockAnyListing(ctx, { id: listingId })
    const open = await findOpenReports(ctx, listingId)
    const last = await findLastDecision(ctx, listingId)
    const held = listing.held_at !== null
    if (!open.length && last?.decision === decision && held === (decision === 'keep')) return
    // One moment for both: by it they are found together when it is decided again.
    const made = { listingId, volunteerId: volunteer.id, decision, at: ctx.clock.now() }
    await insertDecision(ctx, made)
    await decideReports(ctx, { ...made, before: last?.decided_at })
    if (decision === 'release' && held) await releaseListing(ctx, { id: listingId })
    if (decision === 'keep' && !held)
      await holdListing(ctx, { id: listingId, why: whyHidden(await findAllReports(ctx, listingId)) })
    const news = decision === 'release' ? held : !held || open.length > 0
    if (news && !listing.deleted_at) await tellOwnerOfDecision(ctx, { listing, decision })
  })
}
