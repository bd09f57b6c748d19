import { readFileSync } from 'node:fs'
import { fitKinds } from '@reable/contract/fit/kinds'
import { fitQuestions } from '@reable/contract/fit/questions'
import { isReadByChecks } from '@reable/contract/fit/readings'
import type { ListingMeasures } from '@reable/contract/fit/types'
import { operations } from '@reable/contract/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { get, someListing, someone, testProgram } from '../testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let owner: Person

beforeAll(async () => {
  program = await testProgram()
  owner = await someone(program.ctx)
})
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

test('a page holds 500 listings and says where the next one begins', async () => {
  const id = await someListing(program.ctx, owner, {
    equipmentTypeId: 15,
    properties: { tip: 'Single', cleaned: 'Wiped clean' },
  })
  await program.database.pool.query(
    `insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
      kind, measures, properties, owner_confirmed, listed_at, expires_at, created_at, updated_at)
    select owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
      kind, measures, properties, true, listed_at, expires_at, created_at, updated_at
    from listings, generate_series(1, 500) where id = $1`,
    [id],
  )
  const { body } = await measuresOf('equipment_type=15')
  expect(body.data).toHaveLength(500)
  const { body: rest } = await measuresOf(`equipment_type=15&after=${body.next}`)
  expect([rest.data.length, rest.next]).toEqual([1, null])
  expect(rest.data[0].id).toBeGreaterThan(body.next)
  const { body: whole } = await measuresOf(`equipment_type=15&after=${body.data[0].id}`)
  expect([whole.data.length, whole.next]).toEqual([500, null])
})

test.each(['', 'equipment_type=x', 'equipment_type=1&after=-1', 'equipment_type=0'])(
  'listMeasures invalid: the query “%s” is refused',
  async (query) => {
    expect((await measuresOf(query)).status).toBe(422)
  },
)

const send = (body: object) => program.app.inject({ method: 'POST', url: '/v1/measures/missing', payload: body })

test.each([
  { equipment_type_id: 1, field_name: 'raise_height_in' },
  { equipment_type_id: 1, field_name: 'serial_private' },
  { equipment_type_id: 999, field_name: 'seat_width_in' },
  { equipment_type_id: 1, field_name: 'seat_width_in', hip_width_in: 16 },
  { field_name: 'seat_width_in' },
])('countMissingMeasure invalid: %j is no missing measure', async (body) => {
  expect((await send(body)).statusCode).toBe(422)
})

test('listMissingMeasures invalid: one equipment type is asked for', async () => {
  for (const query of ['', '?equipment_type=x', '?equipment_type=0'])
    expect((await get(program, `/measures/missing${query}`)).status).toBe(422)
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

test('whatever a check reads of a listing is a field of its equipment type, and is answered', () => {
  for (const kind of fitKinds) {
    const read = new Set<string>()
    const measures = new Proxy({} as ListingMeasures, {
      get: (_, field) => {
        read.add(String(field))
        return undefined
      },
    })
    for (const answers of answerSets) for (const check of kind.checks) check.judge(answers, measures)
    for (const id of kind.equipmentTypeIds) {
      const refs = types.find((one) => one.id === id)?.equipment_fields.map(({ ref }) => ref) ?? []
      const unknown = [...read].filter(
        (name) => !refs.includes(name) || !isReadByChecks({ name, unit: taxonomy.fields[name]?.unit ?? null }),
      )
      expect([kind.name, unknown]).toEqual([kind.name, []])
    }
  }
})

/** Every number in the middle of its range; every choice in turn. */
const answerSets = [0, 1].map((nth) =>
  Object.fromEntries(
    fitQuestions.map(({ name, min, max, options }) => [name, options[nth]?.value ?? (min + Math.min(max, 60)) / 2]),
  ),
)
