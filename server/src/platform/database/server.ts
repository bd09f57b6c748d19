import type { ClientConfig } from 'pg'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { unlessStopped } from '#platform/stopping'
import { describeConnection } from './connection.ts'
import { keepRunning, startOwned } from './embedded/embedded-owner.ts'
import { StartError } from './embedded/start-error.ts'
import { checkServer, parseDatabaseUrl } from './server-check.ts'

/** A database that answers: `connection` reaches it, without time limits; `release` disconnects from it or stops it. */
export type Server = { connection: ClientConfig; release(): Promise<void> }

export type ReachOptions = {
  /** A command that may work beside the running program, and then leaves the database running. */
  beside?: boolean
  /** Aborts the start; what it has started by then is ended. */
  stopping?: AbortSignal
}

export type DatabaseConfig = Pick<Config, 'dataFolder' | 'database'>

/** Connects to the configured database, or to the embedded one of the data folder. Throws StartError, or the reason of a stop. */
export async function reachServer(config: DatabaseConfig, log: Log, options: ReachOptions = {}): Promise<Server> {
  const { url } = config.database
  if (!url) return reachEmbedded(config.dataFolder, log, options)
  const connection = describeConnection(parseDatabaseUrl(url))
  await unlessStopped(checkServer(connection, url), options.stopping)
  return { connection, release: async () => {} }
}

async function reachEmbedded(
  dataFolder: string,
  log: Log,
  { beside = false, stopping }: ReachOptions,
): Promise<Server> {
  const owned = await startOwned({ dataFolder, log, stopping })
  if (!owned.ownership && !beside) {
    throw new StartError(`The data folder ${dataFolder} is in use by a program that is running: stop that one first.`)
  }
  const release = owned.ownership ? keepRunning(owned, dataFolder, log).stop : async () => {}
  if (stopping?.aborted) {
    await release()
    throw stopping.reason
  }
  return { connection: describeConnection(owned.connection), release }
}
