import { expect, test } from 'vitest'
import type { z } from 'zod'
import { browseQuery } from './query.ts'

const browse = (query: object) => browseQuery.parse(query)

/** The messages of a query that is refused, by their keys. */
function errorsOf(query: object, schema: z.ZodType = browseQuery): Record<string, string> {
  const { error } = schema.safeParse(query)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

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

const here = { allowSharingLocation: 'true', lat: '49.25', long: '-123.1' }

test('a location is read where it is shared, 10 km around it unless another distance is asked for', () => {
  expect(browse(here).near).toEqual({ lat: 49.25, long: -123.1, radius: 10 })
  expect(browse({ ...here, allowSharingLocation: 'false', lat: 'x' }).near).toBeUndefined()
})

test('a search has at most 200 characters, without what nobody sees', () => {
  expect(browse({ search_query: ` ${'x'.repeat(200)}\u0000\n` }).search_query).toBe('x'.repeat(200))
  expect(errorsOf({ search_query: 'x'.repeat(201) })).toEqual({ search_query: 'Search with at most 200 characters' })
})
