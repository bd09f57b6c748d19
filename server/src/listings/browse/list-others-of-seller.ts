import type { Answer } from '@reable/contract/client'
import { othersAtMost } from '@reable/contract/seller/rules'
import type { Context } from '#platform/context'
import { noSuchListing } from '../own/own-listing.ts'
import { referenceListsOf } from './reference-lists.ts'
import { findSeller, selectOthers } from './seller-queries.ts'
import { serializeCard } from './serialize-listing.ts'

/** Returns the newest other listings of the seller of a public one. Refuses any other listing as not found. */
export async function listOthersOfSeller(ctx: Context, { id }: { id: number }): Promise<Answer<'listOthersOfSeller'>> {
  if (!(await findSeller(ctx, id))) throw noSuchListing()
  const [lists, now] = [await referenceListsOf(ctx), ctx.clock.now()]
  return (await selectOthers(ctx, { id, most: othersAtMost })).map((row) => serializeCard(row, lists, now))
}
