import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveredSearchNames } from '#seeds/search-names'
import { testProgram } from '../../testing.ts'
import type { Program } from '../testing.ts'
import { searchNamesOf } from './search-names.ts'
import type { SearchNameFields } from './search-names-queries.ts'
import { seedSearchNames } from './seed-search-names.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const named = async (name: string) => (await searchNamesOf(program.ctx)).find((each) => each.name === name)

test('every name that comes with the program reads back with its kinds, and every kind has names in English', async () => {
  const names = await searchNamesOf(program.ctx)
  expect(names.map(({ id: _, typeIds: equipment_type_ids, ...name }) => ({ ...name, equipment_type_ids }))).toEqual(
    deliveredSearchNames,
  )
  const types = await program.ctx.db.selectFrom('equipment_types').select('id').execute()
  const named = names.filter(({ language, sort }) => language === 'en' && sort === 'name')
  for (const { id } of types)
    expect([id, named.filter(({ typeIds }) => typeIds.includes(id)).length > 2]).toEqual([id, true])
})

test.each([
  ['mobility scooter', ['Mobility scooter - full size', 'Mobility scooter - travel']],
  ['chairlift', ['Stair lift']],
  [
    '轮椅',
    [
      'Manual wheelchair (self-propelled)',
      'Transport chair (helper pushes)',
      'Tilt or reclining wheelchair',
      'Power wheelchair',
    ],
  ],
  ['病床', ['Hospital bed']],
  ['marchette avec siège', ['Rollator (walker with wheels and seat)']],
])('“%s” names %j', async (name, kinds) => {
  const rows = await program.ctx.db.selectFrom('equipment_types').select(['id', 'name']).execute()
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]))
  expect((await named(name))?.typeIds.map((id) => nameOf.get(id))).toEqual(kinds)
})

test('a kind that was removed is named no more, and a name that stood for nothing else is left out', async () => {
  const { db } = program.ctx
  await db.deleteFrom('equipment_type_fields').where('equipment_type_id', 'in', [8, 41]).execute()
  await db.deleteFrom('equipment_types').where('id', 'in', [8, 41]).execute()
  await expect.poll(async () => (await named('mobility scooter'))?.typeIds).toEqual([9])
  expect(await named('chairlift')).toBeUndefined()
})

test('a later edition adds, changes and takes away what no steward has touched', async () => {
  const { db } = program.ctx
  const row: Omit<SearchNameFields, 'name'> = { language: 'en', sort: 'name', equipment_type_ids: [7] }
  const edition = (...names: string[]) =>
    seedSearchNames(
      program.ctx,
      names.map((name) => ({ ...row, name })),
    )
  const stored = async () => {
    const rows = await db.selectFrom('search_names').select(['name', 'equipment_type_ids']).execute()
    return rows.map(({ name, equipment_type_ids: ids }) => `${name} ${ids}`).sort()
  }
  await edition('Zoomer', 'volt chair', 'e-chair', 'sparky')
  expect(await stored()).toEqual(['Zoomer 7', 'e-chair 7', 'sparky 7', 'volt chair 7'])
  const rows = await db.selectFrom('search_names').select(['id', 'name']).execute()
  const change = async (name: string, after: string | null) => {
    const key = String(rows.find((row) => row.name === name)?.id)
    const version = { kind: 'search_name', key, changed_at: null }
    const fields = JSON.stringify({ ...row, name })
    await db
      .insertInto('catalogue_versions')
      .values({ ...version, version: 1, fields })
      .execute()
    const changed = after && JSON.stringify({ ...row, name: after })
    await db
      .insertInto('catalogue_versions')
      .values({ ...version, version: 2, fields: changed })
      .execute()
    if (after) await db.updateTable('search_names').set({ name: after }).where('name', '=', name).execute()
    else await db.deleteFrom('search_names').where('name', '=', name).execute()
  }
  await change('volt chair', 'Volt')
  await change('sparky', null)
  const given: typeof row = { ...row, language: 'fr', equipment_type_ids: [9] }
  await seedSearchNames(program.ctx, [
    { ...given, name: 'zoomer' },
    ...['volt chair', 'Sparky', 'VOLT', 'new chair'].map((name) => ({ ...given, name })),
  ])
  expect(await stored()).toEqual(['Volt 7', 'new chair 9', 'zoomer 9'])
})
