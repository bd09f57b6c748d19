import { afterAll, describe, expect, test } from 'vitest'
import { hour, shiftedClock } from '#platform/clock'
import { get, someListing, someone, testProgram } from '../../testing.ts'

const places = { Burnaby: 4, 'New Westminster': 12, Vancouver: 21, 'Lions Bay': 10 }
/** New Westminster's centre: Burnaby is 7 km away, Vancouver 16, Lions Bay 36. */
const here = { allowSharingLocation: 'true', lat: '49.21', long: '-122.91' }

/** Two in each place, the nearer the place the older. */
const program = await testProgram()
const owner = await someone(program.ctx)
let age = 0
for (const [name, locationId] of Object.entries(places).reverse()) {
  for (const title of [`New in ${name}`, `Old in ${name}`]) {
    const earlier = { ...program.ctx, clock: shiftedClock(program.ctx.clock, -++age * hour) }
    await someListing(earlier, owner, { title, locationId, price: String(age * 10) })
  }
}
afterAll(() => program.close())

const browse = (query: object) => get(program, `/posts?${new URLSearchParams({ ...query })}`)
const titles = async (query: object) => (await browse(query)).body.data.map(({ title }: { title: string }) => title)
const totalOf = async (query: object) => JSON.parse(String((await browse(query)).headers['x-pagination'])).total_posts

test('[GEO-07] the list is what lies within the radius, newest first, with the distance on each card', async () => {
  const { body } = await browse(here)
  const cards = body.data.map(({ title, distance }: { title: string; distance: object }) => ({ title, distance }))
  const westminster = { km: 0, text: 'about 1 km away' }
  const burnaby = { km: 7, text: 'about 7 km away' }
  expect(cards).toHaveLength(4)
  expect(cards).toContainEqual({ title: 'New in Burnaby', distance: burnaby })
  expect(cards).toContainEqual({ title: 'Old in New Westminster', distance: westminster })
})

test('[GEO-06] [GEO-07] the radius widens the list; an empty one is 10', async () => {
  expect(await totalOf({ ...here, radius: '' })).toBe(4)
  expect(await totalOf({ ...here, radius: '25' })).toBe(6)
  expect(await totalOf({ ...here, radius: '100' })).toBe(8)
  expect(await titles({ ...here, lat: '49.45', long: '-123.24' })).toEqual(['New in Lions Bay', 'Old in Lions Bay'])
})

test('[GEO-07] nearest first: place by place, the newest of each, over all pages and with every filter', async () => {
  const nearest = { ...here, radius: '40', sorted_by: 'nearest' }
  const order = ['New Westminster', 'Burnaby', 'Vancouver', 'Lions Bay'].flatMap((name) => [
    `New in ${name}`,
    `Old in ${name}`,
  ])
  expect(await titles(nearest)).toEqual(order)
  expect(await titles({ ...nearest, page: '2' })).toEqual([])
  expect(await titles({ ...nearest, search_query: 'old' })).toEqual(order.filter((title) => title.startsWith('Old')))
  expect(await titles({ ...nearest, 'locations[]': 'Vancouver' })).toEqual(['New in Vancouver', 'Old in Vancouver'])
  expect(await titles({ ...nearest, 'price_range[ending_price]': '30' })).toHaveLength(3)
})

test('[GEO-07] nearest first without a location is newest first, and nothing has a distance', async () => {
  const { body } = await browse({ sorted_by: 'nearest' })
  expect(body.data.map(({ title }: { title: string }) => title)).toEqual(await titles({}))
  expect(body.data[0]).not.toHaveProperty('distance')
  expect(await totalOf({ lat: '49.21', long: '-122.91', radius: '10' })).toBe(8)
})

describe('[GEO-07] browseListings invalid, countListings invalid: an invalid position or radius is reported under its key', () => {
  test.each([
    ['lat', '91'],

    ['lat', ''],

    ['long', '1e2'],

    ['radius', 'abc'],

    ['radius', '101'],
  ])('%s=%s', async (key, value) => {
    for (const path of ['/posts', '/posts/counts']) {
      const { status, body } = await get(program, `${path}?${new URLSearchParams({ ...here, [key]: value })}`)
      expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid', [key]])
    }
  })
})
