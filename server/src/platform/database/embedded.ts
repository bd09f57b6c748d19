import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Log } from '#platform/log'
import { type Binaries, findBinaries } from './embedded-binaries.ts'
import { ensureCluster } from './embedded-cluster.ts'
import { explainFault } from './embedded-faults.ts'
import { launchPostmaster } from './embedded-launch.ts'
import { type Place, preparePlace } from './embedded-place.ts'
import { findPostmaster, forgetSocket, type Postmaster, stopPostmaster } from './embedded-postmaster.ts'
import { checkWayTo } from './embedded-user.ts'
import { StartError } from './start-error.ts'

export type Embedded = {
  /** To the maintenance database `postgres`, as the owner of everything. */
  connection: ClientConfig & { host: string; user: string; password: string; database: string }
  pid: number
  /** Ends the server and waits for it: called last, when everything that writes has finished. */
  stop(): Promise<void>
}

/** `durable: false` trades safety for speed in tests that throw the data folder away. */
export type EmbeddedOptions = { dataFolder: string; log: Log; durable?: boolean }

/**
 * A PostgreSQL of the program's own in the data folder, made at the first start. A server that is at work there, as after
 * a kill of the program, is taken over. Throws StartError with one sentence when the folder or the cluster is no good.
 */
export async function startEmbedded({ dataFolder, log, durable = true }: EmbeddedOptions): Promise<Embedded> {
  try {
    const [binaries, place] = await Promise.all([findBinaries(), preparePlace(dataFolder)])
    await checkWayTo(binaries.folder, place.user, 'move the program elsewhere')
    const password = await ensureCluster(place, binaries, durable)
    const postmaster = await findOrLaunch({ place, binaries, durable, log })
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
      stop: () => stopPostmaster(postmaster),
    }
  } catch (error) {
    throw explainFault(error, dataFolder)
  }
}

type Start = { place: Place; binaries: Binaries; durable: boolean; log: Log }

/** Two starts at once find each other here: one launches, the other looks again. */
async function findOrLaunch(start: Start, attempts = 100): Promise<Postmaster> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await findPostmaster(start.place.cluster)
    if (found) start.log.info({ pid: found.pid }, 'the database is running already')
    const postmaster = found ?? (await launchPostmaster(start))
    if (postmaster) return postmaster
    forgetSocket(start.place)
    await delay(100)
  }
  throw new StartError(`Another database holds on to ${start.place.dataFolder}: end it, then start again.`)
}
