import { repairPhotoMissing } from '@reable/contract/recalls/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { hasNoPhotoSinceRecalled } from './screening-queries.ts'

/**
 * Refuses as a conflict to release what is recalled while its owner has added no photo since. A wrong model is corrected by its owner, a wrong
 * card by a steward: both show the listing again without a release.
 */
export async function requireRepairPhoto(ctx: Context, listingId: number): Promise<void> {
  if (await hasNoPhotoSinceRecalled(ctx, listingId)) throw new Refusal('conflict', repairPhotoMissing)
}
