import { createClient } from '@reable/contract/client'
import { expect, test } from 'vitest'
import { addressInUse, browseQueryOf } from '../browse/browse-address.ts'
import { chipsOf } from '../filter/chips/chips-of.ts'
import { loadHome } from './load-home.ts'

const panel = { categories: [], locations: [], conditions: [], sorts: [] }

/** Answers as the API does to whoever knows canes alone. */
const api = createClient('/v1', async ({ url }) => {
  const { searchParams: query } = new URL(url, 'http://localhost')
  const unknown = query.getAll('categories[]').filter((name) => name !== 'Cane')
  const errors = {
    ...(query.size > 500 && { request: ['This address asks for too much at once'] }),
    ...(unknown.length && {
      'categories[]': unknown.slice(0, 20).map((name) => `There is no category called “${name}”`),
    }),
    ...(query.get('price_range[starting_price]') === 'cheap' && {
      'price_range[starting_price]': ['Use whole dollars'],
    }),
  }
  const pages = { current_page: 1, last_page: 1, total_pages: 1, total_posts: 0 }
  const [status, body] = Object.keys(errors).length
    ? [422, { error: 'Some of these filters are not known.', code: 'invalid', flow_id: 'AAAA-AAAA', errors }]
    : [200, { data: [] }]
  const header = (name: string) => (name === 'x-pagination' ? JSON.stringify(pages) : null)
  return { status, text: JSON.stringify(body), header }
})

const chipsAt = async (query: string) => {
  const address = new URLSearchParams(query)
  const found = await loadHome(api, address, panel)
  if (found.failed) throw new Error(found.failure.message)
  const inUse = addressInUse(address, found.list.query)
  return { notes: found.list.notes, chips: chipsOf(inUse, panel).map(({ label }) => label), query: found.list.query }
}

test('an unknown name is left out and noted, and has no chip; the known ones beside it stay', async () => {
  const { notes, chips, query } = await chipsAt('category=Cane,Spaceships&max_price=50')
  expect(notes).toEqual(['There is no category called “Spaceships”'])
  expect(chips).toEqual(['Cane', 'Up to $50'])
  expect(query).toEqual(browseQueryOf(new URLSearchParams('category=Cane&max_price=50')))
  expect((await chipsAt('category=Spaceships')).chips).toEqual([])
})
