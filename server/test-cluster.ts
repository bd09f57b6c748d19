import { rm } from 'node:fs/promises'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'
import { seedReferenceData } from './seeds/reference.ts'
import { systemClock } from './src/platform/clock.ts'
import { readConfig } from './src/platform/config/config.ts'
import { openPool } from './src/platform/database/connect.ts'
import { describeConnection, withClient } from './src/platform/database/connection.ts'
import { startEmbedded } from './src/platform/database/embedded/embedded.ts'
import { ensureRoles } from './src/platform/database/embedded/embedded-owner.ts'
import { migrate } from './src/platform/database/migrate/migrate.ts'
import type { TestCluster } from './src/platform/database/testing.ts'
import { sweepAbandoned, temporaryFolder } from './src/platform/database/testing-folder.ts'
import { openStorage } from './src/platform/storage/index.ts'

const template = 'reable_template'
const seeded = 'reable_seeded'
const log = pino({ level: 'silent' })

/** A PostgreSQL of its own with the two databases that test files copy: a migrated one, and one with the reference data besides. */
export async function startTestCluster(): Promise<{ cluster: TestCluster; stop: () => Promise<void> }> {
  await sweepAbandoned('reable-test-')
  const dataFolder = await temporaryFolder('reable-test-')
  const embedded = await startEmbedded({ dataFolder, log, durable: false })
  const maintenance = describeConnection(embedded.connection)
  const { program, owner } = await ensureRoles(embedded.connection)
  await withClient(maintenance, (client) => client.query(`create database ${template} owner ${owner.user}`))
  await migrate({ ...describeConnection(owner), database: template }, program)
  await withClient(maintenance, (client) =>
    client.query(`create database ${seeded} owner ${owner.user} template ${template}`),
  )
  await seed({ ...describeConnection(program), database: seeded }, dataFolder)
  const { host, port = 5432, user, password } = embedded.connection
  const named = ({ user, password }: ClientConfig) => ({ user: user as string, password: password as string })
  const cluster = {
    ...{ host, port, ...named(program), template, seeded },
    ...{ owner: named(owner), superuser: { user, password } },
  }
  const stop = async () => {
    await embedded.stop()
    await rm(dataFolder, { recursive: true, force: true })
    await rm(host, { recursive: true, force: true })
  }
  return { cluster, stop }
}

/** Writes the reference data, and leaves no connection open: nobody can copy a database that somebody is in. */
async function seed(connection: ClientConfig, dataFolder: string): Promise<void> {
  const config = readConfig({ APP_ENV: 'test', LIMITS: 'off', DATA_DIR: dataFolder })
  const { db, publicData, close } = openPool(connection, 2, log, async () => {})
  try {
    const storage = openStorage(config)
    await seedReferenceData({ config, db, publicData, clock: systemClock, storage, log })
  } finally {
    await close()
  }
}
