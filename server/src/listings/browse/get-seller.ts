import type { Answer } from '@reable/contract/client'
import { othersAtFirst } from '@reable/contract/seller/rules'
import { vancouverMonth } from '#platform/clock'
import type { Context } from '#platform/context'
import { noSuchListing } from '../own/own-listing.ts'
import { referenceListsOf } from './reference-lists.ts'
import { findSeller, selectOthers } from './seller-queries.ts'
import { serializeCard } from './serialize-listing.ts'

/**
 * Returns the seller of a public listing as buyers see them: the first name they gave, their organisation, the month they
 * came, how many things they passed on and their other listings. Refuses any other listing as not found. (docs/decisions/0033)
 */
export async function getSeller(ctx: Context, { id }: { id: number }): Promise<Answer<'getSeller'>> {
  const row = await findSeller(ctx, id)
  if (!row) throw noSuchListing()
  const [lists, now] = [await referenceListsOf(ctx), ctx.clock.now()]
  const others = row.others ? await selectOthers(ctx, { id, most: othersAtFirst }) : []
  return {
    first_name: row.first_name,
    partner: row.partner === null ? null : { name: row.partner },
    since: vancouverMonth(row.created_at),
    passed_on: row.passed_on,
    others: others.map((other) => serializeCard(other, lists, now)),
    others_total: row.others,
  }
}
