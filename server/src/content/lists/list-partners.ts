import type { Answer } from '@reable/contract/client'
import type { partnerGroups } from '@reable/contract/content/lists'
import type { Context } from '#platform/context'
import { listEntries } from './list-entries.ts'

/** Returns the partners by group, in the list's order. */
export async function listPartners(ctx: Context): Promise<Answer<'listPartners'>> {
  const partners = await listEntries(ctx, 'partners')
  const of = (group: (typeof partnerGroups)[number]) => partners.filter((partner) => partner.group === group)
  return {
    non_profits_partners: of('non_profits_partners'),
    funding_partners: of('funding_partners'),
    corporate_partners: of('corporate_partners'),
  }
}
