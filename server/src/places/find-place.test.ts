import { afterAll, describe, expect, test } from 'vitest'
import { get, testProgram } from '../testing.ts'

const program = await testProgram()
afterAll(() => program.close())

const invalid = 'Oops! The postal code is invalid, please use A1A 1A1 format'
const outside = 'This is outside Metro Vancouver, where our listings are.'
const geocode = (code: string) => get(program, `/api/geocode?${new URLSearchParams({ postal_code: code })}`)
const reverse = (query: string) => get(program, `/api/geocode/reverse?${query}`)

test.each(['V5A 1A1', 'V5A1A1', 'V5A-1A1'])('[GEO-04] [GEO-09] %s is found without any key', async (code) => {
  const { status, body } = await geocode(code)
  expect([status, body.data]).toEqual([200, { lat: 49.26, long: -122.94, municipal: 'Burnaby' }])
})

test('[GEO-04] islands and bays that share their first letters with half the province are found by five', async () => {
  expect((await geocode('V0N 1G0')).body.data.municipal).toBe('Bowen Island')
  expect((await geocode('V0N 2E0')).body.data.municipal).toBe('Lions Bay')
})

describe('[GEO-05] geocode invalid', () => {
  test.each([
    'v5a 1a1',
    'V5A  1A1',

    'V5A 1AI',

    '90210',

    'V5A 1A1\n',
  ])('a postal code is refused that is none: %j', async (code) => {
    const { status, body } = await geocode(code)
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', { postal_code: [invalid] }])
  })

  test.each(['K1A 0B1', 'V1Y 1A1', 'V0N 1B0', 'V8W 1P6'])('%s is refused as outside', async (code) => {
    const { status, body } = await geocode(code)
    expect([status, body.errors, body.error]).toEqual([
      422,
      { postal_code: [invalid, outside] },
      `${invalid}. ${outside}`,
    ])
  })

  test('a code with letters that Canada gives to none is nowhere', async () => {
    for (const code of ['Z5A 1A1', 'V5O 1A1', 'V5A 1D1'])
      expect((await geocode(code)).body.errors).toEqual({ postal_code: [invalid] })
  })
})

test('[GEO-08] a position is in the municipality next to it, and is answered to about a kilometre', async () => {
  const { body } = await reverse('lat=49.4412345&long=-123.2398765')
  expect(body.data).toEqual({ lat: 49.44, long: -123.24, municipal: 'Lions Bay' })
  expect((await reverse('lat=49.2827&long=-123.1207')).body.data.municipal).toBe('Vancouver')
})

test.each([
  ['lat=91&long=-123', ['lat']],

  ['lat=&long=181', ['lat', 'long']],
])('[GEO-08] reverseGeocode invalid: %s', async (query, fields) => {
  const { status, body } = await reverse(query)
  expect([status, Object.keys(body.errors)]).toEqual([422, fields])
})

test('[GEO-08] reverseGeocode invalid: outside the region it says so', async () => {
  for (const query of ['lat=49.7&long=-123.15', 'lat=49.05&long=-122.33', 'lat=0&long=0'])
    expect((await reverse(query)).body.errors).toEqual({ lat: [outside] })
})

test('[GEO-07] the places to filter by are those within the radius, with how far they are', async () => {
  const near = async (query: string) => (await get(program, `/api/posts/locations_filter?${query}`)).body
  const { data } = await near('allowSharingLocation=true&lat=49.45&long=-123.24&radius=')
  expect(data).toEqual([{ id: 10, name: 'Lions Bay', distance: { km: 0, text: 'about 1 km away' } }])
  const wider = (await near('allowSharingLocation=true&lat=49.45&long=-123.24&radius=25')).data
  expect(wider.map(({ name }: { name: string }) => name)).toContain('Bowen Island')
  expect((await near('lat=49.45&long=-123.24')).data).toHaveLength(23)
  expect((await near('allowSharingLocation=false&lat=abc')).data).toHaveLength(23)
})
