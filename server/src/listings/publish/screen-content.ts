import type { Context } from '#platform/context'
import { screenListing } from '#screening'
import { releaseListing, suspendListing } from '../lifecycle/suspend-listing.ts'

type Screened = { listingId: number; newPictureIds: number[]; pictureIds: readonly number[] }

/**
 * Looks at what somebody is about to show, in the transaction that publishes or changes it: a volunteer looks first at what is found in it,
 * and what is changed so that nothing is left to find is released.
 */
export async function screenContent(ctx: Context, screened: Screened): Promise<void> {
  const outcome = await screenListing(ctx, screened)
  const id = screened.listingId
  if (outcome.move === 'suspend') await suspendListing(ctx, { id, reason: outcome.reason, at: outcome.at })
  if (outcome.move === 'release') await releaseListing(ctx, { id })
}
