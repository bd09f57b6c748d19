import { afterAll, expect, test } from 'vitest'
import { get, testProgram } from '../testing.ts'
import type { CatalogueList } from './catalogue-list.ts'
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

test('a new question gets the next number, and one that is there keeps its own', async () => {
  const before = await numbers()
  const [[first] = []] = before
  await seedCatalogue(ctx, { ...nothing, fields: [field('zz_new'), field(String(first)), field('zz_newer')] })
  const next = before.length + 1
  expect(await numbers()).toEqual([...before, ['zz_new', next], ['zz_newer', next + 1]])
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
