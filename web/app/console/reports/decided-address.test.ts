import { expect, test } from 'vitest'
import { decidedAddress, wantedOf } from './decided-address.ts'

const read = (address: string) => wantedOf(new URL(address, 'http://localhost').searchParams)

test.each([
  { q: '', decision: undefined, page: 1 },
  { q: 'walker & “50% off”', decision: 'keep', page: 3 },
] as const)('an address keeps what is looked for: %j', (wanted) => {
  expect(read(decidedAddress(wanted))).toEqual(wanted)
})

test('the plain address is all, and what nobody offers is left out', () => {
  expect(decidedAddress({})).toBe('/console/reports/decided')
  expect(read('/console/reports/decided?decision=delete&page=x&q=%20')).toEqual({
    ...{ q: '', decision: undefined, page: 1 },
  })
})
