import type { ClientConfig } from 'pg'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { describeConnection, withClient } from './connection.ts'
import { keepRunning, startOwned } from './embedded-owner.ts'
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
  const owned = await startOwned(dataFolder, log)
  if (!owned.ownership && !beside) {
    throw new StartError(`The data folder ${dataFolder} is in use by a program that is running: stop that one first.`)
  }
  const release = owned.ownership ? keepRunning(owned, dataFolder, log).stop : async () => {}
  const maintenance = describeConnection(owned.embedded.connection)
  try {
    await createDatabase(maintenance)
  } catch (error) {
    await release()
    throw error
  }
  return { connection: { ...maintenance, database: 'reable' }, release }
}

async function createDatabase(maintenance: ClientConfig): Promise<void> {
  await withClient(maintenance, async (client) => {
    const found = await client.query("select from pg_database where datname = 'reable'")
    if (found.rowCount) return
    await client.query('create database reable').catch((error) => {
      // Another process was faster.
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
  })
}
