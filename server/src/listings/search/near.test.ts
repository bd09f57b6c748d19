import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { hour, shiftedClock } from '#platform/clock'
import { get, someListing, someone, testProgram } from '../../testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let owner: Person

const places = { Burnaby: 4, 'New Westminster': 12, Vancouver: 21, 'Lions Bay': 10 }
/** New Westminster's centre: Burnaby is 7 km away, Vancouver 16, Lions Bay 36. */
const here = { allowSharingLocation: 'true', lat: '49.21', long: '-122.91' }

/** Two in each place, the nearer the place the older. */
beforeAll(async () => {
  program = await testProgram()
  owner = await someone(program.ctx)
  let age = 0
  for (const [name, locationId] of Object.entries(places).reverse()) {
    for (const title of [`New in ${name}`, `Old in ${name}`]) {
      const earlier = { ...program.ctx, clock: shiftedClock(program.ctx.clock, -++age * hour) }
      await someListing(earlier, owner, { title, locationId, price: String(age * 10) })
    }
  }
})
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

test('[GEO-07] a place that is chosen but too far away shows nothing, and the radius is what to let go', async () => {
  const { body, headers } = await browse({ ...here, 'locations[]': 'Lions Bay' })
  expect([body.data, JSON.parse(String(headers['x-pagination'])).total_posts]).toEqual([[], 0])
  expect(body.alternatives).toContainEqual({ without: 'radius', total: 2 })
  expect(await titles({ ...here, sorted_by: 'nearest', 'locations[]': 'Lions Bay' })).toEqual([])
  expect(await titles({ ...here, lat: '0', long: '0' })).toEqual([])
})

test('[GEO-07] the counts beside the filters are of what lies within the radius', async () => {
  const count = async () => (await get(program, `/posts/counts?${new URLSearchParams(here)}`)).body.data
  for (let tries = 0; tries < 50 && !(await count()); tries++);
  expect((await count()).locations).toEqual(
    expect.arrayContaining([
      { id: places.Burnaby, total: 2 },
      { id: places['New Westminster'], total: 2 },
    ]),
  )
  expect((await count()).locations).toHaveLength(2)
})

describe('[GEO-07] browseListings invalid, countListings invalid: an invalid position or radius is reported under its key', () => {
  test.each([
    ['lat', '91'],
    ['lat', '-90.01'],
    ['lat', 'NaN'],
    ['lat', ''],
    ['long', '181'],
    ['long', 'Infinity'],
    ['long', '1e2'],
    ['radius', '-5'],
    ['radius', '0'],
    ['radius', 'abc'],
    ['radius', '1e9'],
    ['radius', '1000000000'],
    ['radius', '101'],
    ['radius', '10 km'],
  ])('%s=%s', async (key, value) => {
    for (const path of ['/posts', '/posts/counts']) {
      const { status, body } = await get(program, `${path}?${new URLSearchParams({ ...here, [key]: value })}`)
      expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid', [key]])
    }
  })
})
