import { afterAll, beforeAll, expect, test } from 'vitest'
import { endPictureProcess } from '#pictures'
import { freshPhoto } from '../pictures/encoding/testing-photos.ts'
import { withFailingWrites } from '../platform/database/testing-failures.ts'
import { get, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { close, seedBelongings, tablesAbout, useUniqueIds } from './testing.ts'

const program = await programOfFile()
beforeAll(() => useUniqueIds(program))
afterAll(endPictureProcess)

/** Every row of these tables, as text. */
async function rowsOf(tables: string[]): Promise<string[]> {
  const rows: string[] = []
  for (const table of tables) {
    const result = await program.database.pool.query(`select stored::text as row from ${table} stored order by 1`)
    rows.push(...result.rows.map(({ row }) => `${table} ${row}`))
  }
  return rows
}

test('an account whose closing breaks in any table is whole, and can be closed afterwards', async () => {
  const person = await someone(program.ctx)
  const { headers } = await seedBelongings(program.ctx, person, {
    title: 'Quokkaroller',
    photos: [await freshPhoto(), await freshPhoto()],
  })
  const tables = [...new Set([...(await tablesAbout(program)), 'people', 'mails', 'graphile_worker._private_jobs'])]
  expect(tables.length).toBeGreaterThan(10)
  // The first call of a session notes on which device it is used.
  await get(program, '/api/user/data', headers)
  const before = await rowsOf(tables)
  for (const table of tables) {
    const closing = () => close(program, headers, { email: person.email })
    const { status } = await withFailingWrites(program.database.pool, { table }, closing)
    expect([table, status]).toEqual([table, 500])
    expect(await rowsOf(tables)).toEqual(before)
  }
  expect((await get(program, '/api/user/data', headers)).status).toBe(200)
  expect((await close(program, headers, { email: person.email })).status).toBe(200)
  expect((await get(program, '/api/user/data', headers)).status).toBe(401)
})
