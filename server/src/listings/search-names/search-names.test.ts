import { afterAll, expect, test } from 'vitest'
import { deliveredSearchNames } from '#seeds/search-names'
import { testProgram } from '../../testing.ts'
import { searchNamesOf } from './search-names.ts'
import type { SearchNameFields } from './search-names-queries.ts'
import { seedSearchNames } from './seed-search-names.ts'

const program = await testProgram()
afterAll(() => program.close())

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
      .insertInto('versions')
      .values({ ...version, version: 1, fields })
      .execute()
    const changed = after && JSON.stringify({ ...row, name: after })
    await db
      .insertInto('versions')
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
