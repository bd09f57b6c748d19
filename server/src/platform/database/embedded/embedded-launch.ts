import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Log } from '#platform/log'
import type { Binaries } from './embedded-binaries.ts'
import { bareEnvironment } from './embedded-cluster.ts'
import { explainFault } from './embedded-faults.ts'
import type { Place } from './embedded-place.ts'
import type { Postmaster } from './embedded-postmaster.ts'
import { serverSettings } from './embedded-settings.ts'

export type Launch = {
  place: Place
  binaries: Binaries
  durable: boolean
  log: Log
  stopping: AbortSignal | undefined
}

/** What PostgreSQL says when another server, or what is left of one, has the cluster: worth another look. */
const taken = /lock file ".*" already exists|pre-existing shared memory block|lock file ".*" is empty/

/**
 * Starts PostgreSQL in a process group of its own, so that Ctrl-C in a terminal reaches the program alone and the
 * database outlives the drain. Undefined when another start was faster. Throws StartError, or the reason of a stop that comes
 * before the server is ready; the server is gone then.
 */
export async function launchPostmaster(launch: Launch): Promise<Postmaster | undefined> {
  const { place, binaries } = launch
  const options = ['-D', place.cluster, ...serverSettings(place.socketFolder, launch.durable)]
  const child = spawn(binaries.postgres, options, {
    ...place.user,
    cwd: '/',
    env: bareEnvironment,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = () => child.kill('SIGINT')
  launch.stopping?.addEventListener('abort', end)
  const output = await readyOrEnd(child, launch.log).finally(() => launch.stopping?.removeEventListener('abort', end))
  if (output === 'ready') return { pid: child.pid ?? 0, socketFolder: place.socketFolder, cluster: place.cluster }
  launch.stopping?.throwIfAborted()
  if (taken.test(output)) return undefined
  throw explainFault(output, place.dataFolder)
}

/** Resolves with 'ready', or with the last words of a server that ended before it was. */
function readyOrEnd(child: ChildProcessByStdio<null, null, Readable>, log: Log): Promise<string> {
  const words: string[] = []
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(words.join('\n')))
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (words.length < 50) words.push(line)
      log.debug({ postgres: line }, 'the database says')
      if (!line.includes('ready to accept connections')) return
      // From here on neither the server nor its output keeps the program from ending.
      child.unref()
      ;(child.stderr as Socket).unref()
      resolve('ready')
    })
  })
}
