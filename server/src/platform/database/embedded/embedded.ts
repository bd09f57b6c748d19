import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Log } from '#platform/log'
import { findBinaries } from './embedded-binaries.ts'
import { ensureCluster } from './embedded-cluster.ts'
import { toStartError } from './embedded-errors.ts'
import { type Launch, launchPostmaster } from './embedded-launch.ts'
import { preparePaths } from './embedded-paths.ts'
import { findPostmaster, type Postmaster, removeSocketLock, stopPostmaster } from './embedded-postmaster.ts'
import { checkPathAccess } from './embedded-user.ts'
import { StartError } from './start-error.ts'

export type Embedded = {
  /** The connection to the maintenance database `postgres`, as superuser: only for making sure of the program's own role. */
  connection: ClientConfig & { host: string; user: string; password: string; database: string }
  pid: number
  /** True when this start launched it, false when it was running already. */
  launched: boolean
  /** Ends the server and waits for it: called last, when everything that writes has finished. */
  stop(): Promise<void>
}

/** `durable: false` trades safety for speed in tests that throw the data folder away. */
export type EmbeddedOptions = {
  dataFolder: string
  log: Log
  durable?: boolean
  /** Aborts the start: what it has started ends, and the reason is thrown. */
  stopping?: AbortSignal | undefined
  /** The most sessions at once, those of the superuser included. */
  sessions?: number
}

/**
 * Starts a PostgreSQL of the program's own in the data folder, created at the first start. A server that runs there, as after
 * a kill of the program, is taken over. Throws StartError with one sentence when the folder or the cluster cannot be used.
 */
export async function startEmbedded({
  dataFolder,
  log,
  durable = true,
  stopping,
  sessions = 60,
}: EmbeddedOptions): Promise<Embedded> {
  try {
    const [binaries, paths] = await Promise.all([findBinaries(), preparePaths(dataFolder)])
    await checkPathAccess(binaries.folder, paths.user, 'move the program elsewhere')
    const launch: Launch = { paths, binaries, durable, log, stopping, sessions }
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
    throw toStartError(error, dataFolder)
  }
}

type RunningPostmaster = { postmaster: Postmaster; launched: boolean }

/** Two starts at once meet here: one launches the server, the other tries again and finds it. */
async function findOrLaunch(launch: Launch, attempts = 100): Promise<RunningPostmaster> {
  const { paths, log, stopping } = launch
  for (let attempt = 0; attempt < attempts; attempt++) {
    const running = await findPostmaster(paths.cluster, { stopping })
    if (running) {
      log.info({ pid: running.pid }, 'the database is running already')
      return { postmaster: running, launched: false }
    }
    stopping?.throwIfAborted()
    const launched = await launchPostmaster(launch)
    if (launched) return { postmaster: launched, launched: true }
    removeSocketLock(paths)
    await delay(100)
  }
  throw new StartError(`Another database holds on to ${paths.dataFolder}: end it, then start again.`)
}
