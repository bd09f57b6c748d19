import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Catalogue, catalogueOf } from '#catalogue'
import { get, someListing, someone, testProgram } from '../testing.ts'
import { countMissedSearch, takeMissedSearches } from './search/missed-searches.ts'
import type { Program } from './testing.ts'

let program: Program
let catalogue: Catalogue

beforeAll(async () => {
  program = await testProgram()
  catalogue = await catalogueOf(program.ctx)
})
afterAll(() => program.close())

const cane = { name: 'Cane', pictured_type_id: 15 }

function count(kind: typeof cane | undefined, amount?: number, unit: 'in' | 'ft' | 'lb' = 'in') {
  countMissedSearch(program.ctx, { kind, size: amount === undefined ? undefined : { amount, unit } }, catalogue)
}

test.each([
  [0.4, 'in', null],
  [0.5, 'in', '1 in'],
  [17.6, 'in', '18 in'],
  [120, 'in', '120 in'],
  [121, 'in', null],
  [30, 'ft', '30 ft'],
  [31, 'ft', null],
  [1000, 'lb', '1000 lb'],
  [1001, 'lb', null],
] as const)('a size of %d %s that was missed counts as %s', (amount, unit, size) => {
  count(cane, amount, unit)
  expect(takeMissedSearches(program.ctx)).toEqual([{ category_id: null, equipment_type_id: 15, size, searches: 1 }])
})

test('so many different ones are counted apart, and further ones as of something else', () => {
  const kinds = [...catalogue.types.values()].slice(0, 5).map(({ id, name }) => ({ name, pictured_type_id: id }))
  for (const kind of kinds) for (let amount = 1; amount <= 100; amount++) count(kind, amount)
  count(kinds[0], 1)
  for (const amount of [101, 102]) count(kinds[0], amount)
  const taken = takeMissedSearches(program.ctx)
  const typeId = kinds[0]?.pictured_type_id
  expect(taken[0]).toEqual({ category_id: null, equipment_type_id: typeId, size: '1 in', searches: 2 })
  expect([taken.length, taken.at(-1)]).toEqual([
    501,
    { category_id: null, equipment_type_id: null, size: null, searches: 2 },
  ])
})

test('what is missed counts by its type or its category, twice as two, and is taken once', () => {
  for (const kind of [cane, cane, { name: 'Walking Aids', pictured_type_id: 15 }, undefined]) count(kind)
  expect(takeMissedSearches(program.ctx)).toEqual([
    { category_id: null, equipment_type_id: 15, size: null, searches: 2 },
    { category_id: 3, equipment_type_id: null, size: null, searches: 1 },
    { category_id: null, equipment_type_id: null, size: null, searches: 1 },
  ])
  expect(takeMissedSearches(program.ctx)).toEqual([])
})

test('a search counts as missed on its first page, and where it finds nothing alone', async () => {
  await someListing(program.ctx, await someone(program.ctx))
  for (const query of ['categories[]=Walker (no seat)', 'categories[]=Cane', 'categories[]=Cane&page=2'])
    expect((await get(program, `/posts?${query}`)).status).toBe(200)
  expect(takeMissedSearches(program.ctx)).toEqual([
    { category_id: null, equipment_type_id: 15, size: null, searches: 1 },
  ])
})
