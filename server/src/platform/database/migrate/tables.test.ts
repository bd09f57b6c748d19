import { afterAll, expect, test } from 'vitest'
import { generateTables } from '../generate-tables.ts'
import { testDatabase } from '../testing.ts'

const open = await testDatabase()
afterAll(open.close)

test('the committed types of rows are those of the migrated database (vitest -u writes them anew)', async () => {
  await expect(await generateTables(open.db)).toMatchFileSnapshot('../tables-generated.ts')
})
