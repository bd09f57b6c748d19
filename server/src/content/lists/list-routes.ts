import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { listEntries } from './list-entries.ts'
import { listPartners } from './list-partners.ts'

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
