import type { ClientConfig } from 'pg'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { unlessStopped } from '#platform/stopping'
import { describeConnection } from './connection.ts'
import { keepRunning, startOwned } from './embedded/embedded-owner.ts'
import { StartError } from './embedded/start-error.ts'
import { checkServer, parseDatabaseUrl } from './server-check.ts'

/** A database that answers: `connection` reaches it, without time limits; `release` disconnects from it or stops it, once. */
export type Server = {
  connection: ClientConfig
  /** Where it is and who enters, in plain values: another process can be told (`ReachOptions.reached`). */
  target: ClientConfig
  release(): Promise<void>
}

export type ReachOptions = {
  /** A command that may work beside the running program, and then leaves the database running. */
  beside?: boolean
  /** Aborts the start; what it has started by then is ended. */
  stopping?: AbortSignal
  /** The `target` of a database that another process has reached, and releases. */
  reached?: ClientConfig | undefined
  /** The database that is being reached already. */
  reaching?: Promise<Server> | undefined
}

export type DatabaseConfig = Pick<Config, 'dataFolder' | 'database'> & Partial<Pick<Config, 'processes'>>

const releaseNothing = async () => {}

/** Connects to the configured database, or to the embedded one of the data folder. Throws StartError, or the reason of a stop. */
export async function reachServer(config: DatabaseConfig, log: Log, options: ReachOptions = {}): Promise<Server> {
  if (options.reaching) return options.reaching
  if (options.reached) return describeServer(options.reached, releaseNothing)
  const { url } = config.database
  if (!url) return reachEmbedded(config, log, options)
  const server = describeServer(parseDatabaseUrl(url), releaseNothing)
  await unlessStopped(checkServer(server.connection, url), options.stopping)
  return server
}

function describeServer(target: ClientConfig, release: Server['release']): Server {
  let released: Promise<void> | undefined
  return {
    connection: describeConnection(target),
    target,
    release: () => {
      released ??= release()
      return released
    },
  }
}

async function reachEmbedded(
  config: DatabaseConfig,
  log: Log,
  { beside = false, stopping }: ReachOptions,
): Promise<Server> {
  const { dataFolder } = config
  const start = { dataFolder, log, stopping, sessions: sessionsOf(config) }
  const owned = await startOwned(start)
  if (!owned.ownership && !beside) {
    throw new StartError(`The data folder ${dataFolder} is in use by a program that is running: stop that one first.`)
  }
  const release = owned.ownership ? keepRunning(owned, start).stop : releaseNothing
  if (stopping?.aborted) {
    await release()
    throw stopping.reason
  }
  return describeServer(owned.connection, release)
}

/** The fewest sessions that the embedded database is started for. */
const minSessions = 60

/** A process that serves, and one that works the queue, each with its successor during a restart; and ten for commands beside them. */
const sessionsOf = ({ processes = 1, database }: DatabaseConfig) =>
  Math.max(minSessions, database.poolSize * 2 * (processes + 1) + 10)
