import type { Pool } from 'pg'
import { withFailingWrites } from './testing-failures.ts'

/** A table that an act writes to; `when` names the rows of it that cannot be written. */
export type Broken = { table: string; when?: string; on?: 'insert' | 'update' | 'delete' }

/** All that stands in these tables. */
async function rowsOf(pool: Pool, tables: readonly string[]): Promise<string[]> {
  const rows: string[] = []
  for (const table of new Set(tables)) {
    const found = await pool.query(`select kept::text as row from ${table} kept order by 1`)
    rows.push(...found.rows.map(({ row }) => `${table} ${row}`))
  }
  return rows
}

/**
 * What becomes of an act that throws where it is refused: while one of its tables cannot be written, and afterwards. It is whole where it
 * is first refused and has changed nothing, and then done.
 */
export async function isWhole(pool: Pool, broken: Broken, tables: readonly string[], act: () => Promise<unknown>) {
  const all = [...tables, broken.table]
  const before = await rowsOf(pool, all)
  const refused = await withFailingWrites(pool, broken, act).then(
    () => false,
    () => true,
  )
  const isUnchanged = JSON.stringify(await rowsOf(pool, all)) === JSON.stringify(before)
  await act()
  const isDone = JSON.stringify(await rowsOf(pool, all)) !== JSON.stringify(before)
  return { refused, isUnchanged, isDone }
}

export const whole = { refused: true, isUnchanged: true, isDone: true }
