import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '#catalogue'
import { someListing, someone, testProgram } from '../../testing.ts'
import type { FilterNames } from '../search/read-filter.ts'
import { countListings } from './count-listings.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

describe('each choice says how many listings it would show', () => {
  beforeAll(async () => {
    const owner = await someone(program.ctx)
    const list = (draft: object) => someListing(program.ctx, owner, draft)
    await list({ price: '40' })
    const four = { walker_wheels: 'Four', cleaned: 'Wiped clean', weight_capacity_lb: '300' }
    await list({ price: '90', locationId: 18, conditionId: 1, properties: four })
    await list({ price: '5', equipmentTypeId: 15, properties: { tip: 'Single', cleaned: 'Wiped clean' } })
    const chair = { seat_width_in: '18', weight_capacity_lb: '300', folding: 'Yes', cleaned: 'Wiped clean' }
    await list({ price: '60', conditionId: 1, equipmentTypeId: 2, properties: chair })
  })

  /** The totals by id, in the order of the ids. */
  async function totals(names: Partial<FilterNames>) {
    const counts = await countListings(program.ctx, { fields: [], ...names })
    const byId = (list: { id: number; total: number }[]) =>
      list.map(({ id, total }) => [id, total]).sort(([one = 0], [other = 0]) => one - other)
    const { categories, equipment_types, locations, conditions, fields } = counts
    const found = { categories: byId(categories), types: byId(equipment_types), fields }
    return { ...found, locations: byId(locations), conditions: byId(conditions) }
  }
  const all = {
    ...{
      categories: [
        [1, 1],
        [3, 3],
      ],
      types: [
        [2, 1],
        [12, 2],
        [15, 1],
      ],
    },
    ...{
      locations: [
        [4, 3],
        [18, 1],
      ],
      conditions: [
        [1, 2],
        [3, 2],
      ],
      fields: [],
    },
  }

  test('of everything, each with the kinds of a category added up', async () => {
    expect(await totals({})).toEqual(all)
  })

  const threeLeft = {
    categories: [
      [1, 1],
      [3, 2],
    ],
    types: [
      [2, 1],
      [12, 1],
      [15, 1],
    ],
  }

  test('given what is chosen in the other groups, and of its own group as if nothing were', async () => {
    expect(await totals({ 'locations[]': ['Burnaby'] })).toEqual({
      ...{ ...all, ...threeLeft },
      conditions: [
        [1, 1],
        [3, 2],
      ],
    })
    expect(await totals({ 'price_range[ending_price]': 60 })).toEqual({
      ...threeLeft,
      fields: [],
      locations: [[4, 3]],
      conditions: [
        [1, 1],
        [3, 2],
      ],
    })
  })

  test('of one chosen kind its own questions too, and of several none', async () => {
    const walkers = await totals({ 'categories[]': ['Walker (no seat)'] })
    expect(walkers).toMatchObject({
      ...all,
      locations: [
        [4, 1],
        [18, 1],
      ],
      conditions: [
        [1, 1],
        [3, 1],
      ],
      fields: walkers.fields,
    })
    const asked = (await readCatalogue(program.ctx)).types.get(12)?.fields.filter(({ ask }) => ask !== null)
    const names = walkers.fields.map(({ field_name }) => field_name)
    expect(names.toSorted()).toEqual(asked?.map(({ name }) => name).toSorted())
    const field = (name: string) => walkers.fields.find(({ field_name }) => field_name === name)
    expect(field('walker_wheels')?.values).toEqual([
      { value: 'None', total: 0 },
      { value: 'Two front', total: 1 },
      { value: 'Four', total: 1 },
    ])
    expect(field('weight_capacity_lb')).toEqual({ field_name: 'weight_capacity_lb', values: [], unknown: 1 })
    const both = await totals({ 'categories[]': ['Walker (no seat)', 'Cane'] })
    expect(both).toEqual({
      ...all,
      locations: [
        [4, 2],
        [18, 1],
      ],
      conditions: [
        [1, 1],
        [3, 2],
      ],
    })
  })

  test('of one chosen kind whose questions are answered, as if they were not', async () => {
    const walkers = { 'categories[]': ['Walker (no seat)'] }
    const { fields } = await totals({ ...walkers, fields: [{ name: 'walker_wheels', choices: ['Four'] }] })
    expect(fields.find(({ field_name }) => field_name === 'walker_wheels')?.values).toEqual([
      { value: 'None', total: 0 },
      { value: 'Two front', total: 1 },
      { value: 'Four', total: 1 },
    ])
  })
})
