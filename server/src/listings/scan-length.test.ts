import { expect, test } from 'vitest'
import type { CountSnapshot } from './counts/count-snapshot.ts'
import type { Filter } from './search/filter.ts'
import { isScannedSoon } from './search/scan-length.ts'

const any: Filter = {
  ...{ categoryIds: [], typeIds: [], locationIds: [], nearIds: undefined, conditionIds: [], measures: [] },
  ...{ minPrice: undefined, maxPrice: undefined, terms: undefined },
}

/** So many listings at $5 in each of these places and conditions. */
function snapshotOf(...counts: [place: number, condition: number, number: number][]): CountSnapshot {
  const groups = counts.map(([location_id, condition_id, number]) => {
    const prices = Buffer.alloc(number * 2)
    for (let at = 0; at < number; at++) prices.writeUInt16BE(5, at * 2)
    return { category_id: 3, equipment_type_id: 12, location_id, condition_id, prices }
  })
  const total = counts.reduce((sum, [, , number]) => sum + number, 0)
  const cheaper = new Uint32Array(10_002).fill(total, 6)
  return {
    ...{ total, groups, cheaper, places: Map.groupBy(groups, (group) => group.location_id) },
    ...{ categories: new Map([[3, groups]]), types: new Map([[12, groups]]) },
  }
}

const inCondition = { conditionIds: [1] }
const inTwoPlaces = { locationIds: [4, 18] }

test.each([
  ['a third of the conditions that 6,000 have', inCondition, 2_000, 4_000, true],
  ['less than a third of them', inCondition, 1_999, 4_001, false],
  ['hardly a third of some more', inCondition, 2_000, 4_001, false],
  ['one of 3,000, which are read whole', inCondition, 1, 2_999, true],
  ['one of more than are read', inCondition, 1, 3_000, false],
  ['the price that all have, and a condition', { ...inCondition, minPrice: 5, maxPrice: 5 }, 2_000, 4_000, true],
  ['no price but one that none have', { minPrice: 6 }, 2_000, 4_000, false],
  ['no price but one that none have at most', { maxPrice: 4 }, 2_000, 4_000, false],
  ['all there are', {}, 1_999, 4_001, true],
  ['all of one place', { locationIds: [4] }, 1_999, 4_001, true],
  ['a condition in one place that is not small', { locationIds: [4], ...inCondition }, 1_000, 9_000, true],
])('a thousand of %s are soon found, or not', (_, filter, here, others, isSoon) => {
  const snapshot = snapshotOf([4, 1, here], [18, 2, others])
  expect(isScannedSoon(snapshot, { ...any, ...filter }, 1_000)).toBe(isSoon)
})

test.each([
  [2_000, 4_000, true],
  [1_999, 4_001, false],
])(
  'of several places the newest of all are looked at: with %i in two of them and %i in others',
  (here, rest, isSoon) => {
    const snapshot = snapshotOf([4, 1, here - 1], [18, 1, 1], [7, 1, rest])
    expect(isScannedSoon(snapshot, { ...any, ...inTwoPlaces }, 1_000)).toBe(isSoon)
    expect(isScannedSoon(snapshot, { ...any, nearIds: [4, 18] }, 1_000)).toBe(isSoon)
  },
)

test('all there are, and all of one place, are read from the newest on, however far down the page lies', () => {
  const snapshot = snapshotOf([4, 1, 5_000], [18, 1, 5_000])
  for (const filter of [any, { ...any, locationIds: [4] }]) expect(isScannedSoon(snapshot, filter, 4_000)).toBe(true)
  expect(isScannedSoon(snapshot, { ...any, conditionIds: [1] }, 4_000)).toBe(false)
})
