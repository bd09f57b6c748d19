import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { describeConnection, withClient } from './src/platform/database/connection.ts'
import { startEmbedded } from './src/platform/database/embedded/embedded.ts'
import { ensureProgramRole } from './src/platform/database/embedded/embedded-role.ts'
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
  const program = await ensureProgramRole(embedded.connection)
  await withClient(maintenance, (client) => client.query(`create database ${template} owner ${program.user}`))
  await migrate({ ...describeConnection(program), database: template })
  const { host, port = 5432, user, password } = embedded.connection
  const worker = { user: program.user as string, password: program.password as string }
  project.provide('testCluster', { host, port, ...worker, template, superuser: { user, password } })
  return async () => {
    await embedded.stop()
    await rm(dataFolder, { recursive: true, force: true })
    await rm(host, { recursive: true, force: true })
  }
}
