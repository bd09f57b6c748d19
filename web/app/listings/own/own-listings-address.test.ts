import { expect, test } from 'vitest'
import { addressOfPlace, placeOf } from './own-listings-address.ts'

test.each([
  ['', { tab: 'active', page: 1 }],
  ['type=inactive', { tab: 'inactive', page: 1 }],
  ['type=exchanged&page=2', { tab: 'exchanged', page: 2 }],
  ['page=3', { tab: 'active', page: 3 }],
] as const)('[MINE-02] the address "?%s" names its tab and page, and is the address built for them', (query, place) => {
  expect(placeOf(new URLSearchParams(query))).toEqual(place)
  expect(addressOfPlace(place)).toBe(query ? `/account/listings?${query}` : '/account/listings')
})

test.each(['type=sold&page=0', 'page=-1', 'page=1.5', 'page=x'])(
  'the address "?%s" names none of the pages: the first one is meant',
  (query) => {
    expect(placeOf(new URLSearchParams(query))).toEqual({ tab: 'active', page: 1 })
  },
)
