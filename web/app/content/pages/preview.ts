import type { Answer, Client } from '@reable/contract/client'
import { type ListName, partnerGroups } from '@reable/contract/content/lists'
import { onLeavingDevice } from '../../accounts/session/leave-device.ts'

/** A document that a volunteer previews on its page before it is saved, and the address where it is edited. */
type Preview = { answer: Answer<'previewContent'>; path: string; editedAt: string }

/** The preview of this tab, until the tab is reloaded. */
let current: Preview | undefined

export const setPreview = (next: Preview | undefined): void => {
  current = next
}

onLeavingDevice(() => setPreview(undefined))

/** The preview for the page at this path. */
export const previewAt = (path: string): Preview | undefined => (current?.path === path ? current : undefined)

/** Wraps a client so that on the previewed page it answers with the preview in place of the stored document. */
export function withPreview(api: Client, path: string): Client {
  const preview = previewAt(path)
  if (!preview) return api
  return async (id, input) => {
    const reply = await api(id, input)
    const { query = {} } = input as { query?: object }
    const data = previewDataFor(preview.answer, id, new Map(Object.entries(query)))
    // The types of operation and data fit together: both are of one document.
    return reply.ok && data ? ({ ...reply, data } as typeof reply) : reply
  }
}

function previewDataFor(answered: Preview['answer'], id: string, query: ReadonlyMap<string, unknown>): unknown {
  if ('fields' in answered)
    return id === 'getContentPage' && query.get('title') === answered.title ? answered : undefined
  if (answered.name === 'partners' && id === 'listPartners')
    return Object.fromEntries(
      partnerGroups.map((group) => [group, answered.entries.filter((partner) => partner.group === group)]),
    )
  if (answered.name === 'faq_categories' && id === 'listFaqCategories')
    return answered.entries.filter(({ type }) => type === (query.get('type') ?? type))
  return lists[id] === answered.name ? answered.entries : undefined
}

const lists: Record<string, ListName> = {
  listTeamMembers: 'team_members',
  listDirectors: 'directors',
  listTeamLeads: 'team_leads',
  listTeamStats: 'team_stats',
  listTeams: 'teams',
  listVolunteerInsights: 'volunteer_insights',
  listSafeExchangeZones: 'safe_exchange_zones',
  listServices: 'services',
}
