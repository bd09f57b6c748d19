import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someListing, someone, testProgram } from '../../testing.ts'
import type { FilterNames } from '../search/read-filter.ts'
import { countListings } from './count-listings.ts'

const program = await testProgram()
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

  async function totals(names: Partial<FilterNames>) {
    const counts = await countListings(program.ctx, { fields: [], ...names })
    const byId = (list: { id: number; total: number }[]) => Object.fromEntries(list.map(({ id, total }) => [id, total]))
    const { categories, equipment_types, locations, conditions, fields } = counts
    const kinds = { categories: byId(categories), types: byId(equipment_types) }
    return { ...kinds, locations: byId(locations), conditions: byId(conditions), fields }
  }
  const kinds = { categories: { 1: 1, 3: 3 }, types: { 2: 1, 12: 2, 15: 1 } }

  test('of everything, each with the kinds of a category added up', async () => {
    const all = { ...kinds, locations: { 4: 3, 18: 1 }, conditions: { 1: 2, 3: 2 }, fields: [] }
    expect(await totals({})).toEqual(all)
  })

  test('given what is chosen in the other groups, and of its own group as if nothing were', async () => {
    const fewer = { categories: { 1: 1, 3: 2 }, types: { 2: 1, 12: 1, 15: 1 }, conditions: { 1: 1, 3: 2 } }
    expect(await totals({ 'locations[]': ['Burnaby'] })).toMatchObject({ ...fewer, locations: { 4: 3, 18: 1 } })
    expect(await totals({ 'price_range[ending_price]': 60 })).toMatchObject({ ...fewer, locations: { 4: 3 } })
  })

  test('of one chosen kind its own questions too, as if they were not answered, and of several none', async () => {
    const walker = { 'categories[]': ['Walker (no seat)'] }
    const { fields, ...others } = await totals({ ...walker, fields: [{ name: 'walker_wheels', choices: ['Four'] }] })
    expect(others).toMatchObject(kinds)
    const field = (name: string) => fields.find(({ field_name }) => field_name === name)
    expect(field('walker_wheels')?.values).toEqual([
      { value: 'None', total: 0 },
      { value: 'Two front', total: 1 },
      { value: 'Four', total: 1 },
    ])
    const { fields: all } = await totals(walker)
    expect(all).toContainEqual({ field_name: 'weight_capacity_lb', values: [], unknown: 1 })
    const both = await totals({ 'categories[]': ['Walker (no seat)', 'Cane'] })
    expect(both).toEqual({ ...kinds, locations: { 4: 2, 18: 1 }, conditions: { 1: 1, 3: 2 }, fields: [] })
  })
})
