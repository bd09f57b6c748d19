import { randomBytes } from 'node:crypto'
import type { ClientConfig, Pool } from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type OpenDatabase, openPool } from './connect.ts'
import { describeConnection, withClient } from './connection.ts'
import type { Server } from './server.ts'

export { temporaryFolder } from './testing-folder.ts'

/**
 * The connection of the tests to the cluster of the test run, in the program's own role, and the databases to copy: a migrated one, and one
 * with the reference data besides. The owner migrates and changes tables; the superuser makes and drops databases, and does nothing else.
 */
export type TestCluster = {
  host: string
  port: number
  user: string
  password: string
  template: string
  seeded: string
  owner: { user: string; password: string }
  superuser: { user: string; password: string }
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster
  }
}

/** A silent log for tests. */
export const quietLog = pino({ level: 'silent' })

/** The connection to a database of the test run's cluster, without time limits. */
export function testConnection(database: string): ClientConfig {
  const { host, port, user, password } = inject('testCluster')
  const target = { host, port, user, password }
  return describeConnection({ ...target, database })
}

/** A database of a test, with the connections of those who migrate and restore. */
export type TestDatabase = OpenDatabase & { name: string; roles: Server['roles'] & { program: ClientConfig } }

/** Creates a migrated database of the test's own; `close()` drops it. One for a test file is usual: it takes about 30 ms. */
export async function testDatabase(): Promise<TestDatabase> {
  return openTestDatabase(`template ${inject('testCluster').template} strategy file_copy`)
}

/** Creates such a database with the reference data. */
export async function seededTestDatabase(): Promise<TestDatabase> {
  return openTestDatabase(`template ${inject('testCluster').seeded} strategy file_copy`)
}

/** Creates a database without a single table. */
export async function emptyTestDatabase(): Promise<TestDatabase> {
  return openTestDatabase('')
}

/** Runs statements on the database of a pool as the owner of its tables, whom the program never is. */
export async function asOwner<Row = unknown>(pool: Pool, text: string): Promise<Row[]> {
  const { user, password } = inject('testCluster').owner
  return withClient({ ...pool.options, user, password }, async (client) => (await client.query(text)).rows)
}

async function openTestDatabase(source: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await maintain(`create database ${name} owner ${inject('testCluster').owner.user} ${source}`)
  const drop = () => maintain(`drop database if exists ${name} with (force)`)
  const program = testConnection(name)
  const owner = { ...program, ...inject('testCluster').owner }
  return { ...openPool(program, 5, quietLog, drop), name, roles: { owner, program } }
}

function maintain(statement: string): Promise<void> {
  return withClient({ ...testConnection('postgres'), ...inject('testCluster').superuser }, async (client) => {
    await client.query(statement)
  })
}
