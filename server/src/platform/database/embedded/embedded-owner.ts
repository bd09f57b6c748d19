import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Log } from '#platform/log'
import { describeConnection } from '../connection.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { type Ownership, takeOwnership } from './embedded-ownership.ts'
import { ensureRoles, type RoleConnections } from './embedded-roles.ts'
import { StartError } from './start-error.ts'

export type OwnedDatabase = {
  embedded: Embedded
  /** The connections to the program's own database. */
  connections: RoleConnections
  ownership: Ownership | undefined
}

type StartOptions = {
  dataFolder: string
  log: Log
  stopping?: AbortSignal | undefined
  /** The most sessions at once, those of the superuser included. */
  sessions: number
}

/**
 * Starts the embedded database of a data folder and takes ownership of it unless another process has it. Throws StartError, or the reason
 * of a stop; a server that was launched for it has ended then.
 */
export async function startOwned(start: StartOptions, attempts = 50): Promise<OwnedDatabase> {
  const embedded = await startEmbedded(start)
  try {
    const connections = await ensureRoles(embedded.connection)
    return { embedded, connections, ownership: await takeOwnership(ownershipConnection(connections.program)) }
  } catch (error) {
    if (embedded.launched) await embedded.stop()
    start.stopping?.throwIfAborted()
    if (attempts === 0)
      throw new StartError(`The database in ${start.dataFolder} does not let the program in.`, { cause: error })
    // It is just being stopped by another process.
    await delay(100)
    return startOwned(start, attempts - 1)
  }
}

/** Programs of every version take the lock in this database: locks of one database are not seen from another. */
const ownershipConnection = (connection: ClientConfig) => describeConnection({ ...connection, database: 'postgres' })

/** Starts the database again whenever it dies under the program, until `stop`, which also stops the database. */
export function keepRunning(first: OwnedDatabase, start: StartOptions): { stop(): Promise<void> } {
  const { log } = start
  const stopped = new AbortController()
  const stopping = stopped.signal
  let current = Promise.resolve(first)
  const restart = async (): Promise<OwnedDatabase> => {
    if (stopping.aborted) return first
    log.error('the database ended and is started again')
    const owned = await startOwned({ ...start, stopping }).catch(async (err) => {
      if (stopping.aborted) return first
      log.error({ err }, 'the database did not start')
      await delay(1_000)
      return restart()
    })
    return watch(owned)
  }
  const watch = (owned: OwnedDatabase): OwnedDatabase => {
    void owned.ownership?.lost.then(() => {
      if (!stopping.aborted) current = restart()
    })
    return owned
  }
  watch(first)
  return {
    stop: async () => {
      stopped.abort()
      const { embedded, ownership } = await current
      // The lock stays until the server is gone, so that nobody takes over a server that is about to stop.
      await embedded.stop()
      await ownership?.release()
    },
  }
}
