import { expect, test } from 'vitest'
import { decidedAddress, decidedQueryOf } from './decided-address.ts'

const read = (address: string) => decidedQueryOf(new URL(address, 'http://localhost').searchParams)

test.each([
  { q: '', decision: undefined, page: 1 },
  { q: 'walker & “50% off”', decision: 'keep', page: 3 },
] as const)('an address contains the whole query: %j', (query) => {
  expect(read(decidedAddress(query))).toEqual(query)
})

test('the plain address is all decisions, and invalid values are left out', () => {
  expect(decidedAddress({})).toBe('/console/reports/decided')
  expect(read('/console/reports/decided?decision=delete&page=x&q=%20')).toEqual({
    ...{ q: '', decision: undefined, page: 1 },
  })
})
