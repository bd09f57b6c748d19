import { afterAll, expect, test } from 'vitest'
import { seededLists } from '#seeds/content/index'
import { get, testProgram } from '../testing.ts'

const program = await testProgram()
afterAll(program.close)

const paths = [
  'team_members',
  'directors',
  'team_leads',
  'team_stats',
  'teams',
  'volunteer_insights',
  'safe_exchange_zones',
  'services',
] as const

test.each(paths)('[INFO-16] GET /%s answers the list in its order, each entry with an id', async (name) => {
  const { status, body } = await get(program, `/${name}`)
  expect(status).toBe(200)
  expect(body.data).toEqual(seededLists[name].map((entry, at) => ({ id: at + 1, ...entry })))
})

test('[INFO-20] partners come by group, with name, description, url, logo and whether they sponsor us', async () => {
  const { body } = await get(program, '/partners')
  const partners = seededLists.partners.map((entry, at) => ({ id: at + 1, ...entry }))
  for (const group of ['non_profits_partners', 'funding_partners', 'corporate_partners'])
    expect(body.data[group]).toEqual(partners.filter((one) => one.group === group))
  expect(Object.keys(body.data)).toEqual(['non_profits_partners', 'funding_partners', 'corporate_partners'])
})

test('[INFO-22] groups of questions come of one type or of all, their answers as blocks', async () => {
  const all = (await get(program, '/faq_categories')).body.data
  const health = (await get(program, '/faq_categories?type=health_safety')).body.data
  expect(all.length).toBe(seededLists.faq_categories.length)
  expect(health).toEqual(all.filter(({ type }: { type: string }) => type === 'health_safety'))
  expect(health[0].questions[0].body[0]).toMatchObject({ kind: 'paragraph' })
})

test('listFaqCategories invalid: a type that is none', async () => {
  const { status, body } = await get(program, '/faq_categories?type=secret')
  expect([status, body.code]).toEqual([422, 'invalid'])
})
