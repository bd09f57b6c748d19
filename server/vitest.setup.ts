import { rm } from 'node:fs/promises'
import type { ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { describeConnection, withClient } from './src/platform/database/connection.ts'
import { startEmbedded } from './src/platform/database/embedded/embedded.ts'
import { ensureRoles } from './src/platform/database/embedded/embedded-roles.ts'
import { migrate } from './src/platform/database/migrate/migrate.ts'
import { quietLog } from './src/platform/database/testing.ts'
import { sweepAbandoned, temporaryFolder } from './src/platform/database/testing-folder.ts'

const template = 'reable_template'

/** One cluster for the whole run, with one migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandoned('reable-test-')
  const dataFolder = await temporaryFolder('reable-test-')
  const embedded = await startEmbedded({ dataFolder, log: quietLog, durable: false })
  const maintenance = describeConnection(embedded.connection)
  const { program, owner } = await ensureRoles(embedded.connection)
  await withClient(maintenance, (client) => client.query(`create database ${template} owner ${owner.user}`))
  await migrate({ ...describeConnection(owner), database: template }, program)
  const { host, port = 5432, user, password } = embedded.connection
  const named = ({ user, password }: ClientConfig) => ({ user: user as string, password: password as string })
  project.provide('testCluster', {
    ...{ host, port, ...named(program), template },
    ...{ owner: named(owner), superuser: { user, password } },
  })
  return async () => {
    await embedded.stop()
    await rm(dataFolder, { recursive: true, force: true })
    await rm(host, { recursive: true, force: true })
  }
}
