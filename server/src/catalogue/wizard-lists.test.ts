import { afterAll, expect, test } from 'vitest'
import { get, testProgram } from '../testing.ts'

const program = await testProgram()
afterAll(() => program.close())

const list = async (path: string) => (await get(program, `/api/posts/${path}`)).body.data

test.each(['conditions', 'locations_wizard'])('[WIZ-12] %s are options with value and text', async (path) => {
  const options = await list(path)
  expect(options.length).toBeGreaterThan(4)
  for (const { id, name, value, text } of options) expect([value, text]).toEqual([id, name])
})

test('[WIZ-12] the places to choose are those to filter by', async () => {
  const idAndName = ({ id, name }: { id: number; name: string }) => ({ id, name })
  expect((await list('locations_wizard')).map(idAndName)).toEqual(await list('locations_filter'))
})

test('[WIZ-12] categories have a name, the text of a tooltip and their equipment types', async () => {
  const categories = await list('categories')
  expect(categories.length).toBe(10)
  for (const { name, tooltip, equipment_types } of categories) {
    expect([name !== '', tooltip.text !== '', equipment_types.length > 0]).toEqual([true, true, true])
    for (const type of equipment_types)
      expect(type).toMatchObject({ id: expect.any(Number), tooltip: { text: expect.any(String) } })
  }
})

test('[WIZ-03] the information on each equipment type says something, in words and not in the codes of a standard', async () => {
  for (const { equipment_types } of await list('categories'))
    for (const { tooltip } of equipment_types) expect(tooltip.text).toMatch(/^(?!.*\d\d \d\d)[A-Z].+\.$/)
})

test('[WIZ-12] equipment_fields have name, kind, whether they are required, options and tooltip', async () => {
  const fields = await list('equipment_fields?id=12')
  const wheels = fields.find((field: { field_name: string }) => field.field_name === 'walker_wheels')
  expect(wheels).toMatchObject({ field_type: 'drop_down', field_required: true, tooltip: { text: expect.any(String) } })
  expect(wheels.options).toContainEqual({ name: 'Two front' })
  for (const { field_type } of fields) expect(['drop_down', 'unit_text_field']).toContain(field_type)
  expect(await list('equipment_fields?id=4711')).toEqual([])
})
