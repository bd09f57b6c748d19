import type { Answer } from '@reable/contract/client'
import { furthestPicture, previewedListings, previewedTitles } from '@reable/contract/screening/rules'
import { findSimilarPictures, picturesOf, type SimilarPicture } from '#pictures'
import type { Context } from '#platform/context'
import { prohibitedItemsOf } from '#prohibited'
import { judgeListing } from './judge-listing.ts'
import { factsOf } from './screen-listing.ts'
import { type ScreenedListing, selectLastPublished } from './screening-queries.ts'
import type { Signal } from './signal.ts'
import type { SignalRow } from './signal-queries.ts'
import { listScreeningSignals, requireSignalChange, type SignalChange } from './signals.ts'

/**
 * Says what a change of a signal would have made of the last published listings, with what stands in others today; nothing is changed.
 * Refuses as `requireSignalChange` does.
 */
export async function previewScreeningSignal(
  ctx: Context,
  change: SignalChange,
): Promise<Answer<'previewScreeningSignal'>> {
  const changed = activeOf(await requireSignalChange(ctx, change))
  const current = activeOf(await listScreeningSignals(ctx))
  const listings = await selectLastPublished(ctx, previewedListings)
  const pictures = await similarOf(ctx, listings)
  const prohibited = await prohibitedItemsOf(ctx)
  const judge = (listing: ScreenedListing, signals: Signal[]) =>
    judgeListing(
      factsOf(listing, { at: listing.created_at, pictures: pictures.get(listing.id) ?? [], recalls: [], prohibited }),
      signals,
    )
  const isSuspended = (signals: Signal[]) => (listing: ScreenedListing) =>
    judge(listing, signals).some(({ suspends }) => suspends)
  const suspended = listings.filter(isSuspended(changed))
  return {
    of: listings.length,
    suspended: suspended.length,
    suspended_now: listings.filter(isSuspended(current)).length,
    noted: listings.filter((listing) => judge(listing, changed).length && !suspended.includes(listing)).length,
    posts: suspended.slice(0, previewedTitles).map(({ id, title }) => ({ id, title })),
  }
}

const activeOf = (signals: SignalRow[]): Signal[] => signals.filter(({ active }) => active)

/** What the photos of each listing resemble in older ones. */
async function similarOf(ctx: Context, listings: ScreenedListing[]): Promise<Map<number, SimilarPicture[]>> {
  const pictures = await picturesOf(
    ctx,
    listings.map(({ id }) => id),
  )
  const similar = new Map<number, SimilarPicture[]>()
  for (const { id, owner_id: ownerId, partner_id: partnerId } of listings) {
    const pictureIds = (pictures.get(id) ?? []).map((picture) => picture.id)
    const found = await findSimilarPictures(ctx, {
      ...{ pictureIds, ownerId, partnerId },
      ...{ within: furthestPicture, locking: false },
    })
    similar.set(
      id,
      found.filter(({ otherListingId }) => otherListingId < id),
    )
  }
  return similar
}
