import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { describeConnection, withClient } from './src/platform/database/connection.ts'
import { startEmbedded } from './src/platform/database/embedded.ts'
import { migrate } from './src/platform/database/migrate.ts'
import { quietLog } from './src/platform/database/testing.ts'

const template = 'reable_template'

/** One cluster for the whole run, with one migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(await quickestFolder(), 'reable-test-'))
  const embedded = await startEmbedded({ dataFolder, log: quietLog, durable: false })
  const maintenance = describeConnection(embedded.connection)
  await withClient(maintenance, (client) => client.query(`create database ${template}`))
  await migrate({ ...maintenance, database: template })
  const { host, port = 5432, user, password } = embedded.connection
  project.provide('testCluster', { host, port, user, password, template })
  return async () => {
    await embedded.stop()
    await rm(dataFolder, { recursive: true, force: true })
    await rm(host, { recursive: true, force: true })
  }
}

/** Copying a database makes some 300 files: 10 ms in memory, up to 300 ms on a disk. */
async function quickestFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  const free = memory ? memory.bavail * memory.bsize : 0
  return free > 1_000_000_000 ? '/dev/shm' : tmpdir()
}
