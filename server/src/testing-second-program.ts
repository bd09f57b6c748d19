import { openStorage } from '#platform/storage'
import { openPool } from './platform/database/connect.ts'
import { quietLog, testConnection } from './platform/database/testing.ts'
import { buildApp } from './program.ts'
import type { testProgram } from './testing.ts'

/** Another program on the same database and store, with connections of its own, as on another machine. */
export async function secondProgram({ ctx: first, config, database }: Awaited<ReturnType<typeof testProgram>>) {
  const pool = openPool(testConnection(database.name), 3, quietLog, async () => {})
  const ctx = { ...first, db: pool.db, publicData: pool.publicData, storage: openStorage(config) }
  const served = await buildApp({ ctx, config, database: pool, log: quietLog })
  const close = async () => {
    await served.app.close()
    await pool.close()
  }
  return { ctx, ...served, close }
}
