import { readFileSync } from 'node:fs'
import { fitKinds } from '@reable/contract/fit/kinds'
import { operations } from '@reable/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../testing.ts'

const program = await testProgram()
const owner = await someone(program.ctx)
afterAll(() => program.close())

const wheelchair = {
  equipmentTypeId: 1,
  properties: {
    seat_width_in: '18',
    weight_capacity_lb: '250.5',
    brand: 'Drive',
    serial_private: 'X1',
    cleaned: 'Wiped clean',
  },
}

const measuresOf = async (query: string, headers = {}) => get(program, `/measures?${query}`, headers)

test('the measures of public listings of a type are the same for everyone, without what is private or no measure', async () => {
  const id = await someListing(program.ctx, owner, wheelchair)
  const hidden = await someListing(program.ctx, await someone(program.ctx, { confirmed: false }), wheelchair)
  await someListing(program.ctx, owner)
  const { body, headers } = await measuresOf('equipment_type=1')
  expect(operations.listMeasures.answer.parse(body)).toEqual({
    data: [{ id, equipment_type_id: 1, measures: { seat_width_in: 18, weight_capacity_lb: 250.5 } }],
    next: null,
  })
  expect(hidden).toBeGreaterThan(id)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
})

test('a choice stays in its words, and what is no number or not above zero stays out', async () => {
  const id = await someListing(program.ctx, owner, wheelchair)
  // As it was written before its questions had ranges.
  const properties = { bath_fit: 'Both', seat_width_in: '0', weight_capacity_lb: 'much', base_width_in: '0.5' }
  await program.ctx.db
    .updateTable('listings')
    .set({ equipment_type_id: 17, properties: JSON.stringify(properties) })
    .where('id', '=', id)
    .execute()
  const { body } = await measuresOf('equipment_type=17')
  expect(body.data).toEqual([{ id, equipment_type_id: 17, measures: { bath_fit: 'Both', base_width_in: 0.5 } }])
})

test('who has the measures already is answered 304, until a listing changes', async () => {
  const first = await measuresOf('equipment_type=20&equipment_type=1')
  const again = () =>
    program.app.inject({
      url: '/v1/measures?equipment_type=1&equipment_type=20',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
  expect((await again()).statusCode).toBe(304)
  const id = await someListing(program.ctx, owner, wheelchair)
  await expect.poll(async () => (await again()).statusCode).toBe(200)
  expect((await again()).json().data.at(-1).id).toBe(id)
})

const send = (body: object) => program.app.inject({ method: 'POST', url: '/v1/measures/missing', payload: body })

test.each([
  { equipment_type_id: 1, field_name: 'raise_height_in' },
  { equipment_type_id: 1, field_name: 'serial_private' },
  { equipment_type_id: 1, field_name: 'seat_width_in', hip_width_in: 16 },
])('what is no missing measure is not counted: %j', async (body) => {
  expect((await send(body)).statusCode).toBe(422)
})

type Taxonomy = {
  fields: Record<string, { unit?: string | null }>
  categories: { equipment_types: { id: number; flags: string[]; equipment_fields: { ref: string }[] }[] }[]
}
const taxonomy: Taxonomy = JSON.parse(readFileSync(new URL('../../seeds/taxonomy.json', import.meta.url), 'utf8'))
const types = taxonomy.categories.flatMap((category) => category.equipment_types)

test('each kind of thing that is fitted is one of equipment types, and as careful as they ask for', () => {
  const ids = fitKinds.flatMap(({ equipmentTypeIds }) => equipmentTypeIds)
  expect(new Set(ids).size).toBe(ids.length)
  for (const kind of fitKinds)
    for (const id of kind.equipmentTypeIds) {
      const type = types.find((one) => one.id === id)
      expect([kind.name, id, type?.flags.includes('needs_assessment')]).toEqual([kind.name, id, kind.needsAssessment])
    }
})
