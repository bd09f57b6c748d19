import type { OperationPath } from '../operation.ts'

export const contentPaths = {
  getLatestBanner: { method: 'GET', path: '/api/banners/latest_active' },
  getContentPage: { method: 'GET', path: '/content' },
  listPartners: { method: 'GET', path: '/partners' },
  listTeamMembers: { method: 'GET', path: '/team_members' },
  listDirectors: { method: 'GET', path: '/directors' },
  listTeamLeads: { method: 'GET', path: '/team_leads' },
  listTeamStats: { method: 'GET', path: '/team_stats' },
  listTeams: { method: 'GET', path: '/teams' },
  listVolunteerInsights: { method: 'GET', path: '/volunteer_insights' },
  listSafeExchangeZones: { method: 'GET', path: '/safe_exchange_zones' },
  listServices: { method: 'GET', path: '/services' },
  listFaqCategories: { method: 'GET', path: '/faq_categories' },
} as const satisfies Record<string, OperationPath>
