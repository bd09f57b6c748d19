import { expect, test } from 'vitest'
import taxonomy from '../../../seeds/taxonomy.json' with { type: 'json' }
import { readCases } from './testing-cases.ts'

const types = taxonomy.categories.flatMap((category) => category.equipment_types)
const pairs = readCases(new Map(types.map(({ id, name }) => [name, id])))

test('each of the 100 pairs of a listing and a recall becomes what its row says', () => {
  expect(pairs).toHaveLength(100)
  const different = pairs.filter(({ becomes, found }) => becomes !== found)
  expect(different.map(({ at, found, listing }) => `${at} becomes ${found}: ${listing}`)).toEqual([])
})

test('nothing is suspended that is not recalled, and at least 95 of 100 recalled things are found', () => {
  const strong = pairs.filter(({ found }) => found === 'strong')
  expect(strong.filter(({ isRecalled }) => !isRecalled)).toEqual([])
  const recalled = pairs.filter(({ isRecalled }) => isRecalled)
  const found = recalled.filter(({ found }) => found !== 'nothing')
  expect(found.length / recalled.length).toBeGreaterThanOrEqual(0.95)
})
