import { lockConfirmed, type Person } from '#accounts'
import { attachPictures } from '#pictures'
import { type Context, inTransaction } from '#platform/context'
import { requireMayList } from '#restrictions'
import { lockListingByReference } from '../browse/listing-queries.ts'
import { checkListsOf } from '../browse/reference-lists.ts'
import { lifetimeFrom } from '../lifecycle/listing-lifecycle.ts'
import { insertListing } from '../own/own-listing-queries.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { announceListings } from './announce-listings.ts'
import { type CheckedDraft, type ListingDraft, requireValidListing } from './check-listing.ts'
import { columnsOf } from './columns-of.ts'
import { screenContent } from './screen-content.ts'

type Publication = {
  owner: Person
  /** The owner's own name for it. A second publication under the same name changes nothing. */
  reference?: string
  /** False for what comes with the program and is shown as it is. */
  screened?: boolean
}

/** The id of a listing, and whether it is new. */
type Published = { id: number; isNew: boolean }

/** Checks a draft and publishes it. Refuses with 422 by field. */
export async function publishListing(
  ctx: Context,
  { draft, ...publication }: Publication & { draft: ListingDraft },
): Promise<Published> {
  const checkedDraft = requireValidListing(draft, await checkListsOf(ctx))
  return publishCheckedListing(ctx, { ...publication, draft: checkedDraft, pictureIds: draft.pictureIds })
}

/**
 * Publishes a listing for 90 days; an unconfirmed owner's stays hidden until they confirm, and one in which something is found until a
 * volunteer has looked. Refuses with 422 photos that are not the owner's to use, and as forbidden an owner who may list nothing now.
 */
export function publishCheckedListing(
  ctx: Context,
  { owner, draft, pictureIds, reference, screened = true }: Publication & { draft: CheckedDraft; pictureIds: number[] },
): Promise<Published> {
  return inTransaction(ctx, async (ctx) => {
    const existing = reference ? await lockListingByReference(ctx, { ownerId: owner.id, reference }) : undefined
    if (existing) return { id: existing, isNew: false }
    const now = ctx.clock.now()
    // An owner who confirms at this moment does so before, or the listing is there to be shown.
    const confirmed = await lockConfirmed(ctx, { person: owner })
    await requireMayList(ctx, owner.id)
    const id = await insertListing(ctx, {
      ...columnsOf(draft),
      ...lifetimeFrom(now),
      owner_id: owner.id,
      owner_confirmed: confirmed,
      reference: reference ?? null,
      created_at: now,
      updated_at: now,
    })
    await attachPictures(ctx, { listingId: id, ownerId: owner.id, pictureIds })
    if (screened) await screenContent(ctx, { listingId: id, newPictureIds: pictureIds, pictureIds })
    await announceListings(ctx, { id })
    await learnWordsSoon(ctx)
    return { id, isNew: true }
  })
}
