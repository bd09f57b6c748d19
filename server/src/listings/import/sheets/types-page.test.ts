import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { referenceListsOf } from '../../browse/reference-lists.ts'
import { openImports } from '../testing.ts'
import { sheetName, sheetOf } from './sheet.ts'
import { typesPage } from './types-page.ts'

const { ctx, close } = await openImports()
afterAll(close)

const docs = join(import.meta.dirname, '../../../../../docs')
const lists = await referenceListsOf(ctx)
const types = [...lists.catalogue.types.values()]

test('the committed page of what each type asks for is that of the catalogue (vitest -u writes it anew)', async () => {
  await expect(typesPage(lists)).toMatchFileSnapshot(join(docs, 'importing-types.md'))
})

test.each(types)('the committed sheet of “$name” is that of the catalogue (vitest -u writes it anew)', async (type) => {
  await expect(sheetOf(type)).toMatchFileSnapshot(join(docs, 'sheets', sheetName(type)))
})

test('a type is named by the names that are its own, and by nothing more where it has none', () => {
  const [first, second, third] = types.map((type) => ({ ...type, fields: [] }))
  const [category] = lists.catalogue.categories.values()
  if (!(first && second && third && category)) throw new Error('there are too few types')
  const own = [
    { ...first, name: 'Swing', synonyms: [] },
    { ...second, name: 'Slide', synonyms: ['chute', 'perch'] },
    { ...third, name: 'Seesaw', synonyms: ['perch'] },
  ]
  const catalogue = {
    ...lists.catalogue,
    types: new Map(own.map((type) => [type.id, type])),
    categories: new Map([[category.id, { ...category, types: own }]]),
  }
  const named = typesPage({ ...lists, catalogue }).match(/(?<=^In the column `type`: ).*(?=\. \[)/gm)
  expect(named).toEqual(['`Swing`', '`Slide`, or `chute`', '`Seesaw`'])
})

test('there is a sheet for each equipment type, and no other', async () => {
  expect((await readdir(join(docs, 'sheets'))).sort()).toEqual(types.map(sheetName).sort())
})
