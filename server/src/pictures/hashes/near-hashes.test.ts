import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { withoutTimeLimit } from '../../platform/database/testing-time.ts'
import { freshHash, turned } from '../../screening/testing.ts'
import { testProgram } from '../../testing.ts'
import { storeHash } from './hash-queries.ts'

const program = await testProgram()
afterAll(() => program.close())

const near = async (hash: string, within = 10) =>
  (
    await sql<{ hash: string; distance: number }>`
      select lpad(to_hex(hash), 16, '0') as hash, distance from near_hashes(('x' || ${hash}::text)::bit(64)::bigint, ${within})
      order by distance, hash`.execute(program.ctx.db)
  ).rows

/** So many different places of 64, which a number draws. */
function placesOf(count: number, draw: number): number[] {
  const places = new Set<number>()
  for (let step = draw; places.size < count; step = (step * 48_271 + 11) % 2_147_483_647) places.add(step % 64)
  return [...places]
}

test('any two hashes within 7 bits are found, wherever the bits are', async () => {
  for (let count = 0; count <= 7; count++)
    for (let draw = 1; draw <= 40; draw++) {
      const hash = freshHash()
      const other = turned(hash, placesOf(count, draw * 7_919 + count))
      await storeHash(program.ctx, other)
      expect(await near(hash)).toContainEqual({ hash: other, distance: count })
    }
})

test('of thirty thousand that share most bits, as on plain walls, any within 7 bits is found', async () => {
  const { db } = program.ctx
  // All pictures of bits 0 to 14 of one that is plain elsewhere.
  await withoutTimeLimit(db, (db) =>
    sql`insert into picture_hashes select n, now() from generate_series(1, 30000) n on conflict do nothing`.execute(db),
  )
  const copy = (127 << 23).toString(16).padStart(16, '0')
  await storeHash(program.ctx, copy)
  expect(await near('0'.repeat(16), 7)).toContainEqual({ hash: copy, distance: 7 })
})
