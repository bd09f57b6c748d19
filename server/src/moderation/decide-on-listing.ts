import type { Decision } from '@reable/contract/moderation/rules'
import type { Person } from '#accounts'
import { holdListing, keepHeld, lockAnyListing, releaseListing } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLastDecision, insertDecision, type LastDecision } from './decision-queries.ts'
import { insistOnVolunteer } from './insist-on-volunteer.ts'
import { whyHidden } from './report-policy.ts'
import { decideReports, findAllReports, findOpenReports } from './report-queries.ts'
import { tellOwnerOfDecision } from './tell-owner-of-hold.ts'

type Deciding = {
  volunteer: Person | undefined
  listingId: number
  decision: Decision
  /** For the owner of the listing; empty when there are none. */
  words?: string
  /** The newest decision that the volunteer has seen, null for none; undefined when it is not said. */
  seen?: number | null | undefined
}

/**
 * A volunteer releases a reported listing, or keeps it hidden: now, or other than it was decided before. Its reports are closed,
 * its owner is told in the volunteer's words, and it is kept who decided what when. Decided again in the same way, it changes
 * nothing. Refuses as not found an unknown listing, and everything to who is no volunteer; as a conflict what somebody else has
 * decided since.
 */
export async function decideOnListing(ctx: Context, { volunteer, listingId, ...deciding }: Deciding): Promise<void> {
  const { decision, words = '', seen } = deciding
  insistOnVolunteer(volunteer)
  await inTransaction(ctx, async (ctx) => {
    const listing = await lockAnyListing(ctx, { id: listingId })
    const open = await findOpenReports(ctx, listingId)
    const last = await findLastDecision(ctx, listingId)
    const held = listing.held_at !== null
    const stands = !open.length && last?.decision === decision && held === (decision === 'keep')
    if (stands && last?.volunteer_id === volunteer.id) return
    insistOnSeen(seen, last)
    if (stands) return
    // One moment for both: by it they are found together when it is decided again.
    const made = { listingId, volunteerId: volunteer.id, decision, words, at: ctx.clock.now() }
    await insertDecision(ctx, made)
    await decideReports(ctx, { ...made, before: last?.decided_at })
    await carryOut(ctx, { listing, decision, words })
    const news = decision === 'keep' || held || words !== ''
    const again = last !== undefined && !open.length
    if (news && !listing.deleted_at) await tellOwnerOfDecision(ctx, { listing, decision, words, held, again })
  })
}

/** Nobody decides over another volunteer's head without knowing it. */
function insistOnSeen(seen: number | null | undefined, last: LastDecision | undefined): void {
  if (seen === undefined || seen === (last?.id ?? null)) return
  throw new Refusal(
    'conflict',
    'Another volunteer has decided about this listing since you opened this page. You find it under Decided.',
  )
}

type Made = { listing: { id: number; held_at: Date | null }; decision: Decision; words: string }

async function carryOut(ctx: Context, { listing: { id, held_at }, decision, words }: Made): Promise<void> {
  if (decision === 'release') {
    if (held_at) await releaseListing(ctx, { id })
  } else if (held_at) await keepHeld(ctx, { id, words })
  else await holdListing(ctx, { id, words, why: whyHidden(await findAllReports(ctx, id)) })
}
