import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#platform/log'
import { describeConnection } from './connection.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { type Ownership, takeOwnership } from './ownership.ts'
import { StartError } from './start-error.ts'

export type Owned = { embedded: Embedded; ownership: Ownership | undefined }

/** The embedded database of a data folder, as this process's own unless another process has it. Throws StartError. */
export async function startOwned(dataFolder: string, log: Log, attempts = 50): Promise<Owned> {
  const embedded = await startEmbedded({ dataFolder, log })
  try {
    return { embedded, ownership: await takeOwnership(describeConnection(embedded.connection)) }
  } catch (error) {
    if (attempts === 0)
      throw new StartError(`The database in ${dataFolder} does not let the program in.`, { cause: error })
    // It is just being stopped by another process.
    await delay(100)
    return startOwned(dataFolder, log, attempts - 1)
  }
}

/** Starts the database again whenever it dies under the program, until `stop`, which also stops the database. */
export function keepRunning(first: Owned, dataFolder: string, log: Log): { stop(): Promise<void> } {
  let stopping = false
  let current = Promise.resolve(first)
  const again = async (): Promise<Owned> => {
    if (stopping) return first
    log.error('the database ended and is started again')
    const owned = await startOwned(dataFolder, log).catch(async (err) => {
      log.error({ err }, 'the database did not start')
      await delay(1_000)
      return again()
    })
    return watch(owned)
  }
  const watch = (owned: Owned): Owned => {
    owned.ownership?.lost.then(() => {
      if (!stopping) current = again()
    })
    return owned
  }
  watch(first)
  return {
    stop: async () => {
      stopping = true
      const { embedded, ownership } = await current
      // The lock stays until the server is gone, so that nobody takes over a server that is about to stop.
      await embedded.stop()
      await ownership?.release()
    },
  }
}
