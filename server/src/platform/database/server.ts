import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { describeConnection, withClient } from './connection.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { type Ownership, takeOwnership } from './ownership.ts'
import { checkServer, readAddress } from './server-check.ts'
import { StartError } from './start-error.ts'

/** A database that answers: `connection` reaches it, without time limits; `release` lets it go or stops it. */
export type Server = { connection: ClientConfig; release(): Promise<void> }

/** `beside`: a command that may work beside the running program, and then leaves the database running. */
export type ReachOptions = { beside?: boolean }

export type DatabaseConfig = Pick<Config, 'dataFolder' | 'database'>

/** The configured database, or the embedded one of the data folder. It may be empty. Throws StartError. */
export async function reachServer(config: DatabaseConfig, log: Log, options: ReachOptions = {}): Promise<Server> {
  const { url } = config.database
  if (!url) return reachEmbedded(config.dataFolder, log, options)
  const connection = describeConnection(readAddress(url))
  await checkServer(connection, url)
  return { connection, release: async () => {} }
}

async function reachEmbedded(dataFolder: string, log: Log, { beside = false }: ReachOptions): Promise<Server> {
  const { embedded, ownership } = await startOwned(dataFolder, log)
  if (!ownership && !beside) {
    throw new StartError(`The data folder ${dataFolder} is in use by a program that is running: stop that one first.`)
  }
  const maintenance = describeConnection(embedded.connection)
  await createDatabase(maintenance)
  // The lock stays until the server is gone, so that nobody takes over a server that is about to stop.
  const release = async () => {
    if (!ownership) return
    await embedded.stop()
    await ownership.release()
  }
  return { connection: { ...maintenance, database: 'reable' }, release }
}

/** A server that another process is just stopping cuts the session: then there is one more start. */
async function startOwned(dataFolder: string, log: Log, attempts = 50): Promise<Owned> {
  const embedded = await startEmbedded({ dataFolder, log })
  try {
    return { embedded, ownership: await takeOwnership(describeConnection(embedded.connection)) }
  } catch (error) {
    if (attempts === 0) throw error
    await delay(100)
    return startOwned(dataFolder, log, attempts - 1)
  }
}
type Owned = { embedded: Embedded; ownership: Ownership | undefined }

async function createDatabase(maintenance: ClientConfig): Promise<void> {
  await withClient(maintenance, async (client) => {
    const found = await client.query("select from pg_database where datname = 'reable'")
    if (found.rowCount) return
    await client.query('create database reable').catch((error) => {
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
  })
}
