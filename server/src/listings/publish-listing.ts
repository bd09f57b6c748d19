import { lifeInDays } from '@reable/contract/listings-rules'
import type { Person } from '#accounts'
import { attachPictures } from '#pictures'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { checkListing, type ListingDraft } from './check-listing.ts'
import { learnWordsSoon } from './learn-words.ts'
import { findListingByReference, insertListing } from './listing-queries.ts'
import { listsOf } from './lists.ts'

type Publication = {
  owner: Person
  draft: ListingDraft
  /** The owner's own name for it. A second publication under the same name changes nothing. */
  reference?: string
}

/**
 * Puts a listing on the list for 90 days; an unconfirmed owner's stays hidden until they confirm. Answers its id, and whether
 * it is new. Refuses with 422 by field.
 */
export async function publishListing(
  ctx: Context,
  { owner, draft, reference }: Publication,
): Promise<{ id: number; fresh: boolean }> {
  const lists = await listsOf(ctx)
  const errors = checkListing(draft, lists)
  if (Object.keys(errors).length) throw new Refusal('invalid', 'Some of this is not as we need it.', { errors })
  return inTransaction(ctx, async (ctx) => {
    const known = reference ? await findListingByReference(ctx, { ownerId: owner.id, reference }) : undefined
    if (known) return { id: known, fresh: false }
    const now = ctx.clock.now()
    const id = await insertListing(ctx, {
      ...columnsOf(draft),
      owner_id: owner.id,
      owner_confirmed: owner.confirmed,
      category_id: lists.catalogue.types.get(draft.equipmentTypeId)?.categoryId as number,
      reference: reference ?? null,
      listed_at: now,
      created_at: now,
      updated_at: now,
      expires_at: new Date(now.getTime() + lifeInDays * day),
    })
    await attachPictures(ctx, { listingId: id, ownerId: owner.id, pictureIds: draft.pictureIds })
    await learnWordsSoon(ctx)
    return { id, fresh: true }
  })
}

function columnsOf(draft: ListingDraft) {
  return {
    equipment_type_id: draft.equipmentTypeId,
    condition_id: draft.conditionId,
    location_id: draft.locationId,
    title: draft.title.trim(),
    description: draft.description.trim(),
    price: draft.free ? 0 : Number(draft.price),
    properties: JSON.stringify(draft.properties),
  }
}
