import { expect, test } from 'vitest'
import type { z } from 'zod'
import { browseQuery, recentQuery } from './query.ts'

const browse = (query: object) => browseQuery.parse(query)

/** The messages of a query that is refused, by their keys. */
function errorsOf(query: object, schema: z.ZodType = browseQuery): Record<string, string> {
  const { error } = schema.safeParse(query)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('a list is one value or several, without empty ones', () => {
  expect(browse({ 'categories[]': 'Cane' })['categories[]']).toEqual(['Cane'])
  expect(browse({ 'categories[]': ['Cane', '', 'Walker'] })['categories[]']).toEqual(['Cane', 'Walker'])
  expect(browse({ 'categories[]': '' })['categories[]']).toEqual([])
})

test('a price is in whole dollars, and an empty one is none', () => {
  const key = 'price_range[starting_price]'
  expect([browse({ [key]: '' })[key], browse({ [key]: '0' })[key], browse({ [key]: '999999' })[key]]).toEqual([
    undefined,
    0,
    999_999,
  ])
  for (const price of ['1000000', '-1', '12.5', '$5', '5 '])
    expect(errorsOf({ [key]: price })).toEqual({ [key]: 'Price: use whole dollars, at most 6 digits' })
})

test('a page is a whole number from 1 to 1,000,000, and the first one where none is asked for', () => {
  expect([browse({}).page, browse({ page: '1000000' }).page]).toEqual([1, 1_000_000])
  expect(errorsOf({ page: '1000001' })).toEqual({ page: 'Page must be at most 1,000,000' })
  for (const page of ['0', '-1', '1.5', 'x1', '1x', ''])
    expect(errorsOf({ page })).toEqual({ page: 'Page must be a whole number from 1' })
})

test('fields are filtered from and to a measure, or by choices, with those that do not say if that is wanted', () => {
  const { fields } = browse({
    'field.seat_width_in.from': '16',
    'field.seat_width_in.to': '18.25',
    'field.seat_width_in.unknown': 'yes',
    'field.folding': ['Yes', ''],
    'field.brand': '',
    'field.width_in.to': '',
  })
  expect(fields).toEqual([
    { name: 'seat_width_in', from: 16, to: 18.25, unknown: true },
    { name: 'folding', choices: ['Yes'] },
  ])
})

test('what is wrong with a filter of a field is told under its key, by its name', () => {
  const number = 'seat width in: use a number, such as 18'
  for (const from of ['wide', '18.125', '123456', ' 18', '18 '])
    expect(errorsOf({ 'field.seat_width_in.from': from })).toEqual({ 'field.seat_width_in.from': number })
})

const here = { allowSharingLocation: 'true', lat: '49.25', long: '-123.1' }

test('a location is read where it is shared, 10 km around it unless another distance is asked for', () => {
  expect(browse(here).near).toEqual({ lat: 49.25, long: -123.1, radius: 10 })
  expect(browse({ ...here, allowSharingLocation: 'false', lat: 'x' }).near).toBeUndefined()
})

test.each([
  ['lat', '90.1', 'Latitude must be a number from -90 to 90'],
  ['long', 'x', 'Longitude must be a number from -180 to 180'],
  ['radius', '0.9', 'Radius must be a number of kilometres from 1 to 100'],
])('of a location %s is told what is wrong with it', (key, value, message) => {
  expect(errorsOf({ ...here, [key]: value })).toEqual({ [key]: message })
})

test('recently viewed listings are named by at most 50 numbers', () => {
  const ids = (length: number) => Array.from({ length }, (_, at) => at + 1).join(',')
  expect(recentQuery.parse({ post_ids: '3,4', 'post_ids[]': ['5', '6'] })).toMatchObject({
    post_ids: [3, 4],
    'post_ids[]': [5, 6],
  })
  expect(errorsOf({ post_ids: ids(51) }, recentQuery)).toEqual({ post_ids: 'Ask for at most 50' })
})

test('a search has at most 200 characters, without what nobody sees', () => {
  expect(browse({ search_query: ` ${'x'.repeat(200)}\u0000\n` }).search_query).toBe('x'.repeat(200))
  expect(errorsOf({ search_query: 'x'.repeat(201) })).toEqual({ search_query: 'Search with at most 200 characters' })
})
