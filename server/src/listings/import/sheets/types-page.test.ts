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

test('there is a sheet for each equipment type, and no other', async () => {
  expect((await readdir(join(docs, 'sheets'))).sort()).toEqual(types.map(sheetName).sort())
})
