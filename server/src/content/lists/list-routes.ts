import type { Answer } from '@reable/contract/client'
import type { partnerGroups } from '@reable/contract/content/lists'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { listEntries } from './list-entries.ts'

export function contentListRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listPartners', async () => ({ data: await listPartners(ctx) }))
  bind(api, 'listTeamMembers', async () => ({ data: await listEntries(ctx, 'team_members') }))
  bind(api, 'listDirectors', async () => ({ data: await listEntries(ctx, 'directors') }))
  bind(api, 'listTeamLeads', async () => ({ data: await listEntries(ctx, 'team_leads') }))
  bind(api, 'listTeamStats', async () => ({ data: await listEntries(ctx, 'team_stats') }))
  bind(api, 'listTeams', async () => ({ data: await listEntries(ctx, 'teams') }))
  bind(api, 'listVolunteerInsights', async () => ({ data: await listEntries(ctx, 'volunteer_insights') }))
  bind(api, 'listSafeExchangeZones', async () => ({ data: await listEntries(ctx, 'safe_exchange_zones') }))
  bind(api, 'listServices', async () => ({ data: await listEntries(ctx, 'services') }))
  bind(api, 'listFaqCategories', async ({ query: { type } }) => {
    const categories = await listEntries(ctx, 'faq_categories')
    return { data: type ? categories.filter((category) => category.type === type) : categories }
  })
}

/** Returns the partners by group, in the list's order. */
async function listPartners(ctx: Context): Promise<Answer<'listPartners'>> {
  const partners = await listEntries(ctx, 'partners')
  const of = (group: (typeof partnerGroups)[number]) => partners.filter((partner) => partner.group === group)
  return {
    non_profits_partners: of('non_profits_partners'),
    funding_partners: of('funding_partners'),
    corporate_partners: of('corporate_partners'),
  }
}
