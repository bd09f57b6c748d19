import { afterAll, expect, test } from 'vitest'
import { get, testProgram } from '../testing.ts'
import type { CatalogueList } from './catalogue-list.ts'
import { readCatalogue } from './load-catalogue.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const program = await testProgram()
const { ctx } = program
afterAll(() => program.close())

const nothing: CatalogueList = { categories: [], conditions: [], types: [], fields: [], typeFields: [] }
const field = (name: string, changes: Partial<CatalogueList['fields'][number]> = {}) => ({
  ...{ name, label: name, field_type: 'unit_text_field', unit: 'in', numeric: true, minimum: null, maximum: null },
  ...{ options: [], tooltip: '', ask: 'at_least' as const, private: false },
  ...changes,
})
const numbers = async () => {
  const rows = await ctx.db.selectFrom('equipment_fields').select(['name', 'number']).orderBy('number').execute()
  return rows.map(({ name, number }) => [name, number])
}

test('an edition without anything changes nothing', async () => {
  const before = await readCatalogue(ctx)
  await seedCatalogue(ctx, nothing)
  expect(await readCatalogue(ctx)).toEqual(before)
})

test('an edition gives categories and conditions their names and what is said of them', async () => {
  const category = { id: 5, name: 'Beds', tooltip: 'For sleep.' }
  const condition = { id: 4, name: 'Worn', tooltip: 'It works, and looks used.' }
  await seedCatalogue(ctx, { ...nothing, categories: [category], conditions: [condition] })
  const { categories, conditions } = await readCatalogue(ctx)
  expect([categories.get(5), conditions.get(4)]).toMatchObject([category, condition])
})

test('a new question gets the next number, and one that is there keeps its own', async () => {
  const before = await numbers()
  const [[first] = []] = before
  await seedCatalogue(ctx, { ...nothing, fields: [field('zz_new'), field(String(first)), field('zz_newer')] })
  const next = before.length + 1
  expect(await numbers()).toEqual([...before, ['zz_new', next], ['zz_newer', next + 1]])
})

test('a kind has the questions that its edition gives it, and no others', async () => {
  const kind = { id: 12, category_id: 3, name: 'Walker', tooltip: 'Rolls.', synonyms: [], cleaning: '', flags: [] }
  const use = { equipment_type_id: 12, field_name: 'zz_new', required: true, position: 0 }
  const questions = async () =>
    (await readCatalogue(ctx)).types.get(12)?.fields.map(({ name, required }) => [name, required])
  await seedCatalogue(ctx, { ...nothing, types: [kind], typeFields: [use, { ...use, equipment_type_id: 11 }] })
  expect(await questions()).toEqual([['zz_new', true]])
  await seedCatalogue(ctx, { ...nothing, types: [kind] })
  expect(await questions()).toEqual([])
})

test('what only the owner sees is asked of one kind and filters none; of several kinds what both have is asked', async () => {
  const kind = { category_id: 3, tooltip: 'Rolls.', synonyms: [], cleaning: '', flags: [] }
  const use = { field_name: 'zz_width', required: true, position: 0 }
  const kinds = [11, 12].map((id) => ({ ...kind, id, name: `Kind ${id}` }))
  await seedCatalogue(ctx, {
    ...{ ...nothing, types: kinds, fields: [field('zz_width'), field('zz_serial', { private: true })] },
    typeFields: kinds.flatMap(({ id }) => [
      { ...use, equipment_type_id: id },
      { ...use, equipment_type_id: id, field_name: 'zz_serial', position: 1 },
    ]),
  })
  const asked = async (query: string) =>
    (await get(program, `/api/posts/equipment_fields?${query}`)).body.data.map(
      (question: { field_name: string; facet: string | null; private: boolean }) => [
        question.field_name,
        question.facet,
        question.private,
      ],
    )
  await expect
    .poll(() => asked('id=12'))
    .toEqual([
      ['zz_width', 'at_least', false],
      ['zz_serial', null, true],
    ])
  expect(await asked('id=11&id=12')).toEqual([['zz_width', 'at_least', false]])
})
