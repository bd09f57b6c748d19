import { afterAll, expect, test } from 'vitest'
import { seededLists } from '#seeds/content/index'
import { call } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'

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

const face = { url: '/content/face.svg', thumbnail: '/content/face.svg', title: 'A face' }
const place = {
  description: 'Mends chairs.',
  address: '1 Long Road',
  website: 'https://example.org/q',
  phone: '604-555-0199',
}

/** Of each list one entry, with something of its own in every field that the specification names. */
const written = {
  team_members: { name: 'Zoe Quokka', team: 'Numbats', end_date: '2025-12-31' },
  directors: { name: 'Ari Bilby', picture: face, narrative: 'Keeps the books.' },
  team_leads: { name: 'Wen Dunnart', title: 'Head of wheels', picture: face },
  teams: { name: 'Numbats', description: 'They mend brakes.', backdrop_image: face },
  team_stats: { label: 'brakes mended', count: '1,234' },
  volunteer_insights: { text: 'I met my neighbours.', name: 'Bo Possum' },
  services: { name: 'Quokka Wheels', ...place, logo: face, sponsored: true },
  safe_exchange_zones: {
    ...{ name: 'Numbat Hall', ...place, latitude: 49.2, longitude: -122.9 },
    ...{ hours: 'Best by day', closed: true },
  },
}

test.each(Object.entries(written))(
  '[INFO-04] [INFO-05] [INFO-21] what a volunteer writes into each field of %s is answered to everyone',
  async (name, entry) => {
    const headers = await signedIn(program.ctx, await makeVolunteer(program.ctx, await someone(program.ctx)))
    const body = { version: 1, fields: { entries: [entry] } }
    expect((await call(program, 'PUT', `/console/content/list/${name}`, headers, body)).status).toBe(200)
    expect((await get(program, `/${name}`)).body).toEqual({ data: [{ id: 1, ...entry }] })
  },
)
