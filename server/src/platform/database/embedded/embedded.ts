import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Log } from '#platform/log'
import { findBinaries } from './embedded-binaries.ts'
import { ensureCluster } from './embedded-cluster.ts'
import { explainFault } from './embedded-faults.ts'
import { type Launch, launchPostmaster } from './embedded-launch.ts'
import { preparePlace } from './embedded-place.ts'
import { findPostmaster, forgetSocket, type Postmaster, stopPostmaster } from './embedded-postmaster.ts'
import { checkWayTo } from './embedded-user.ts'
import { StartError } from './start-error.ts'

export type Embedded = {
  /** To the maintenance database `postgres`, as superuser: for `settleRole`, which says how the program works. */
  connection: ClientConfig & { host: string; user: string; password: string; database: string }
  pid: number
  /** Whether this start launched it, rather than found it running. */
  launched: boolean
  /** Ends the server and waits for it: called last, when everything that writes has finished. */
  stop(): Promise<void>
}

/** `durable: false` trades safety for speed in tests that throw the data folder away. */
export type EmbeddedOptions = {
  dataFolder: string
  log: Log
  durable?: boolean
  /** Breaks the start off: what was begun of it ends, and the reason is thrown. */
  stopping?: AbortSignal | undefined
}

/**
 * A PostgreSQL of the program's own in the data folder, made at the first start. A server that is at work there, as after
 * a kill of the program, is taken over. Throws StartError with one sentence when the folder or the cluster is no good.
 */
export async function startEmbedded({ dataFolder, log, durable = true, stopping }: EmbeddedOptions): Promise<Embedded> {
  try {
    const [binaries, place] = await Promise.all([findBinaries(), preparePlace(dataFolder)])
    await checkWayTo(binaries.folder, place.user, 'move the program elsewhere')
    const launch = { place, binaries, durable, log, stopping }
    const password = await ensureCluster(launch)
    const { postmaster, launched } = await findOrLaunch(launch)
    return {
      connection: {
        host: postmaster.socketFolder,
        port: 5432,
        user: 'reable',
        password,
        database: 'postgres',
        ssl: false,
      },
      pid: postmaster.pid,
      launched,
      stop: () => stopPostmaster(postmaster),
    }
  } catch (error) {
    stopping?.throwIfAborted()
    throw explainFault(error, dataFolder)
  }
}

type Found = { postmaster: Postmaster; launched: boolean }

/** Two starts at once find each other here: one launches, the other looks again. */
async function findOrLaunch(launch: Launch, attempts = 100): Promise<Found> {
  const { place, log, stopping } = launch
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await findPostmaster(place.cluster, { stopping })
    if (found) {
      log.info({ pid: found.pid }, 'the database is running already')
      return { postmaster: found, launched: false }
    }
    stopping?.throwIfAborted()
    const launched = await launchPostmaster(launch)
    if (launched) return { postmaster: launched, launched: true }
    forgetSocket(place)
    await delay(100)
  }
  throw new StartError(`Another database holds on to ${place.dataFolder}: end it, then start again.`)
}
