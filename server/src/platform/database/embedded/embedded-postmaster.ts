import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from './start-error.ts'

/** A PostgreSQL that accepts connections, whoever started it. */
export type Postmaster = { pid: number; socketFolder: string; cluster: string }

type PidFile = { pid: number; socketFolder: string; status: string; text: string }

/** In milliseconds: recovering and stopping should take no longer. */
const timeout = 60_000

/**
 * Finds the server that runs in this cluster already: one that outlived a killed program, or one of another start at the same time.
 * Waits while it recovers or stops, and throws StartError when that takes too long, or the reason of a stop.
 */
export async function findPostmaster(
  cluster: string,
  { stopping }: { stopping?: AbortSignal | undefined } = {},
): Promise<Postmaster | undefined> {
  const deadline = Date.now() + timeout
  for (;;) {
    const pidFile = readPidFile(cluster)
    if (!pidFile || !isAlive(pidFile.pid)) return undefined
    const owner = await identifyProcess(pidFile.pid, cluster)
    if (owner === 'other') return removeStalePidFile(cluster, pidFile)
    if (owner === 'server' && pidFile.status === 'ready')
      return { pid: pidFile.pid, socketFolder: pidFile.socketFolder, cluster }
    if (Date.now() > deadline)
      throw new StartError(`The database in ${cluster} has been ${pidFile.status} for too long.`)
    stopping?.throwIfAborted()
    await delay(20)
  }
}

/** Reads the server's own pid file in its cluster: process, start, socket, state. */
function readPidFile(cluster: string): PidFile | undefined {
  try {
    const text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
    const [pid, , , , socketFolder = '', , , status = 'starting'] = text.split('\n').map((line) => line.trim())
    return Number(pid) > 0 ? { pid: Number(pid), socketFolder, status: status || 'starting', text } : undefined
  } catch {
    return undefined
  }
}

/**
 * Removes the pid file of a server that died and whose process number another program has by now, since PostgreSQL would not
 * start. Only then: by the pid file of any other dead server PostgreSQL sees that some of its processes may still write.
 */
function removeStalePidFile(cluster: string, pidFile: PidFile): undefined {
  if (readPidFile(cluster)?.text === pidFile.text) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** True when a process with this number runs, whoever owns it. A zombie does not run. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !(process.platform === 'linux' && isZombie(pid))
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Identifies a process by its command line, which everyone may read; one that is just exiting has none any more. */
async function identifyProcess(pid: number, cluster: string): Promise<'server' | 'other' | 'exiting'> {
  const command = await readCommand(pid)
  if (!command) return 'exiting'
  return command.includes(cluster) ? 'server' : 'other'
}

async function readCommand(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const result = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return result.stdout
}

/** Ends the server: sessions are cut, what was committed is on disk. Resolves when the process is gone. */
export async function stopPostmaster({ pid, cluster }: Postmaster): Promise<void> {
  const owner = await identifyProcess(pid, cluster)
  if (owner === 'other') return
  if (owner === 'server' && isAlive(pid)) process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await delay(10)
}

/** Removes the lock file beside the socket, unless a server runs in the cluster. */
export function removeSocketLock({ cluster, socketFolder }: { cluster: string; socketFolder: string }): void {
  const pidFile = readPidFile(cluster)
  if (pidFile && isAlive(pidFile.pid)) return
  rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
}
