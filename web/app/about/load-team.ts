import type { Client } from '@reable/contract/client'
import { listOrNothing, loadPage } from '../content/pages/load-page.ts'

/** Loads the page and its six lists, independently: a list that cannot be loaded is left out. (INFO-27) */
export async function loadTeam(api: Client) {
  const [content, directors, leads, stats, teams, members, insights] = await Promise.all([
    loadPage(api, 'Our Team'),
    listOrNothing(api('listDirectors', {})),
    listOrNothing(api('listTeamLeads', {})),
    listOrNothing(api('listTeamStats', {})),
    listOrNothing(api('listTeams', {})),
    listOrNothing(api('listTeamMembers', {})),
    listOrNothing(api('listVolunteerInsights', {})),
  ])
  return { content, directors, leads, stats, teams, members, insights }
}
