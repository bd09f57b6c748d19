import { createClient, type OperationId } from '@reable/contract/client'
import { contentLists, type ListName } from '@reable/contract/content/lists'
import { afterEach, expect, test } from 'vitest'
import { listOrNothing, loadPage } from './load-page.ts'
import { setPreview, withPreview } from './preview.ts'

afterEach(() => setPreview(undefined))

const stored = createClient('/v1', async () => ({ status: 200, text: '{"data":"stored"}', header: () => null }))
type PreviewAnswer = NonNullable<Parameters<typeof setPreview>[0]>['answer']
const preview = (answer: object) =>
  setPreview({ answer: answer as PreviewAnswer, path: '/partners', editedAt: '/console/pages' })

const operations: Record<Exclude<ListName, 'partners'>, OperationId> = {
  team_members: 'listTeamMembers',
  directors: 'listDirectors',
  team_leads: 'listTeamLeads',
  team_stats: 'listTeamStats',
  teams: 'listTeams',
  volunteer_insights: 'listVolunteerInsights',
  safe_exchange_zones: 'listSafeExchangeZones',
  services: 'listServices',
  faq_categories: 'listFaqCategories',
}

test.each(Object.entries(operations))(
  'the list %s is answered as it is previewed, every other one as it is stored',
  async (name, id) => {
    const entries = [{ id: 1, name: 'Typed', type: 'general' }]
    preview({ name, entries })
    const api = withPreview(stored, '/partners')
    expect(await listOrNothing(api(id, {}))).toEqual(entries)
    for (const other of Object.values(operations).filter((one) => one !== id))
      expect(await listOrNothing(api(other, {}))).toBe('stored')
    expect(await listOrNothing(withPreview(stored, '/aboutus')(id, {}))).toBe('stored')
    expect(Object.keys(contentLists).sort()).toEqual([...Object.keys(operations), 'partners'].sort())
  },
)

test('a page is answered as it is previewed at its own address alone, and partners in their groups', async () => {
  preview({ title: 'Our Partners', fields: { heading: 'Friends' } })
  expect(await loadPage(withPreview(stored, '/partners'), 'Our Partners')).toEqual({ heading: 'Friends' })
  expect(await loadPage(withPreview(stored, '/partners'), 'Our Story')).toBeUndefined()
  expect(await loadPage(withPreview(stored, '/'), 'Our Partners')).toBeUndefined()
  const partner = { id: 1, name: 'Typed', group: 'funding_partners' }
  preview({ name: 'partners', entries: [partner] })
  expect(await listOrNothing(withPreview(stored, '/partners')('listPartners', {}))).toEqual({
    non_profits_partners: [],
    funding_partners: [partner],
    corporate_partners: [],
  })
})
