import type { ClientConfig } from 'pg'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { unlessStopped } from '#platform/stopping'
import { describeConnection, describePooled } from './connection.ts'
import { keepRunning, startOwned } from './embedded/embedded-owner.ts'
import { StartError } from './embedded/start-error.ts'
import { checkServer, parseDatabaseUrl } from './server-check.ts'

/**
 * Where a database is and who enters, in plain values: the program works with
 * rows, the owner makes the tables; without one the program does both. `pooled`: the program's way there through a pooler, if there is one.
 */
type Target = { program: ClientConfig; owner?: ClientConfig | undefined; pooled?: ClientConfig | undefined }

/** A database that answers: `connection` reaches it, without time limits; `release` disconnects from it or stops it, once. */
export type Server = {
  connection: ClientConfig
  /** The way through a pooler in transaction mode, for statements and transactions alone; undefined where there is none. */
  pooled: ClientConfig | undefined
  /** For migrations and restores: the connection of who owns the tables, and of who works with their rows if that is another role. */
  roles: { owner: ClientConfig; program: ClientConfig | undefined }
  release(): Promise<void>
}

export type ReachOptions = {
  /** A command that may work beside the running program, and then leaves the database running. */
  beside?: boolean
  /** Aborts the start; what it has started by then is ended. */
  stopping?: AbortSignal
  /** The database that is being reached already. */
  reaching?: Promise<Server> | undefined
}

export type DatabaseConfig = Pick<Config, 'dataFolder' | 'database'>

const releaseNothing = async () => {}

/** Connects to the configured database, or to the embedded one of the data folder. Throws StartError, or the reason of a stop. */
export async function reachServer(config: DatabaseConfig, log: Log, options: ReachOptions = {}): Promise<Server> {
  if (options.reaching) return options.reaching
  const { url, directUrl, ownerUrl } = config.database
  if (!url) return reachEmbedded(config, log, options)
  const owner = ownerUrl ? parseDatabaseUrl(ownerUrl) : undefined
  const pooled = directUrl ? parseDatabaseUrl(url) : undefined
  const server = describeServer({ program: parseDatabaseUrl(directUrl ?? url), owner, pooled }, releaseNothing)
  await unlessStopped(checkServer(server.connection, directUrl ?? url), options.stopping)
  if (ownerUrl) await unlessStopped(checkServer(server.roles.owner, ownerUrl), options.stopping)
  // The pooler is asked nothing yet: its sessions are to begin once their role has its settings.
  return server
}

function describeServer(target: Target, release: Server['release']): Server {
  let released: Promise<void> | undefined
  const connection = describeConnection(target.program)
  const owner = target.owner && describeConnection(target.owner)
  return {
    connection,
    pooled: target.pooled && describePooled(target.pooled),
    roles: { owner: owner ?? connection, program: owner && connection },
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
  return describeServer(owned.connections, release)
}

/** The fewest sessions that the embedded database is started for. */
const minSessions = 60

/** A program, one beside it that works the queue, and ten for commands. */
const sessionsOf = ({ database }: DatabaseConfig) => Math.max(minSessions, database.poolSize * 2 + 10)
