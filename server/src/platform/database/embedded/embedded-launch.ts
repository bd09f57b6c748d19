import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Log } from '#platform/log'
import type { Binaries } from './embedded-binaries.ts'
import { bareEnvironment } from './embedded-cluster.ts'
import { toStartError } from './embedded-errors.ts'
import type { ClusterPaths } from './embedded-paths.ts'
import type { Postmaster } from './embedded-postmaster.ts'
import { serverSettings } from './embedded-settings.ts'

export type Launch = {
  paths: ClusterPaths
  binaries: Binaries
  durable: boolean
  log: Log
  stopping: AbortSignal | undefined
  sessions: number
}

/** Matches PostgreSQL's output when another server, or what is left of one, has the cluster: worth another try. */
const lockTaken = /lock file ".*" already exists|pre-existing shared memory block|lock file ".*" is empty/

/**
 * Starts PostgreSQL in a process group of its own, so that Ctrl-C in a terminal reaches the program alone and the
 * database outlives the drain. Undefined when another start was faster. Throws StartError, or the reason of a stop that comes
 * before the server is ready; the server is gone then.
 */
export async function launchPostmaster(launch: Launch): Promise<Postmaster | undefined> {
  const { paths, binaries } = launch
  const options = ['-D', paths.cluster, ...serverSettings(paths.socketFolder, launch)]
  const child = spawn(binaries.postgres, options, {
    ...paths.user,
    cwd: '/',
    env: bareEnvironment,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stop = () => child.kill('SIGINT')
  launch.stopping?.addEventListener('abort', stop)
  const output = await waitForReady(child, launch.log).finally(() =>
    launch.stopping?.removeEventListener('abort', stop),
  )
  if (output === 'ready') return { pid: child.pid as number, socketFolder: paths.socketFolder, cluster: paths.cluster }
  launch.stopping?.throwIfAborted()
  if (lockTaken.test(output)) return undefined
  throw toStartError(output, paths.dataFolder)
}

/** Resolves with 'ready', or with the output of a server that ended before it was. */
function waitForReady(child: ChildProcessByStdio<null, null, Readable>, log: Log): Promise<string> {
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(lines.join('\n')))
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (lines.length < 50) lines.push(line)
      log.debug({ postgres: line }, 'the database says')
      if (!line.includes('ready to accept connections')) return
      // From here on neither the server nor its output prevents the program from ending.
      child.unref()
      ;(child.stderr as Socket).unref()
      resolve('ready')
    })
  })
}
