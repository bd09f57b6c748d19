import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#platform/log'
import { StartError, toStartError } from './start-error.ts'

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

export type RunAs = { uid: number; gid: number }

/** A start with all that it needs. The folders are absolute and free of links. */
export type Setup = Required<EmbeddedOptions> & {
  /** Contains the password and the cluster; it appears whole or not at all. */
  home: string
  /** PostgreSQL's data directory, and its programs. */
  cluster: string
  programs: string
  socketFolder: string
  /** Whom PostgreSQL runs as when it is not the program's own user. */
  user: RunAs | undefined
}

/** A PostgreSQL that runs in the cluster, whoever started it. */
export type Postmaster = { pid: number; cluster: string; socketFolder: string; isReady: boolean }

/** Finds the server that runs in this cluster already: one that outlived a killed program, or one of another start at the same time. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const pidFile = join(cluster, 'postmaster.pid')
  const [pid, , , , socketFolder = '', , , status] = readText(pidFile)
    .split('\n')
    .map((line) => line.trim())
  const postmaster = { pid: Number(pid), cluster, socketFolder, isReady: status === 'ready' }
  if (!isAlive(postmaster.pid)) return undefined
  if (isServer(postmaster)) return postmaster
  // Another program has the number of a dead server by now, for which PostgreSQL would not start. Only then: by the pid file of any
  // other dead server PostgreSQL sees that some of its processes may still write.
  rmSync(pidFile, { force: true })
  return undefined
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** True when a process with this number runs, whoever owns it. A zombie does not run. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !/\) Z /.test(readText(`/proc/${pid}/stat`))
}

/** Reads from its command line, which everyone may read, what a process is. One that is just exiting has none any more. */
function isServer({ pid, cluster }: Postmaster): boolean {
  const listed = () => spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  const command = process.platform === 'linux' ? readText(`/proc/${pid}/cmdline`) : listed()
  return !command || command.includes(cluster)
}

/** Ends the server: sessions are cut, what was committed is on disk. Resolves when the process is gone. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  if (!isAlive(postmaster.pid) || !isServer(postmaster)) return
  process.kill(postmaster.pid, 'SIGINT')
  while (isAlive(postmaster.pid)) await delay(10)
}

/** Two starts at once meet here: one launches the server, the other tries again and finds it. One that recovers or stops has a minute. */
export async function findOrLaunch(setup: Setup): Promise<Postmaster & { launched: boolean }> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(20)) {
    setup.stopping.throwIfAborted()
    const running = findPostmaster(setup.cluster)
    if (running?.isReady) {
      setup.log.info({ pid: running.pid }, 'the database is running already')
      return { ...running, launched: false }
    }
    const launched = running ? undefined : await launchPostmaster(setup)
    if (launched) return { ...launched, launched: true }
  }
  throw new StartError(`Another database holds on to ${setup.dataFolder}: end it, then start again.`)
}

/** Matches PostgreSQL's output when another server, or what is left of one, has the cluster: worth another try. */
const lockTaken = /lock file ".*" (already exists|is empty)|pre-existing shared memory block/

/** Undefined when another start was faster. Throws StartError, or the reason of a stop that comes before the server is ready. */
async function launchPostmaster(setup: Setup): Promise<Postmaster | undefined> {
  const { cluster, socketFolder } = setup
  // The one in the cluster decides; this one may name a stranger who has the number of a dead server by now.
  rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
  const { pid, end, output } = await runBare('postgres', ['-D', cluster, ...serverSettings(setup)], setup)
  if (pid && end === 'ready') return { pid, cluster, socketFolder, isReady: true }
  setup.stopping.throwIfAborted()
  if (lockTaken.test(output)) return undefined
  throw toStartError(output, setup.dataFolder)
}

/**
 * Runs a program of PostgreSQL, with nothing around it that could change its settings, until it has ended or is ready as a server. It has
 * a process group of its own, so that Ctrl-C in a terminal reaches our program alone and the database outlives the drain.
 */
export async function runBare(name: string, options: string[], { programs, user, log, stopping }: Setup) {
  const child = spawn(join(programs, name), options, {
    ...user,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const interrupt = () => child.kill('SIGINT')
  stopping.addEventListener('abort', interrupt)
  if (stopping.aborted) interrupt()
  const lines: string[] = []
  const end = await new Promise<'ready' | number | null>((resolve) => {
    child.once('error', ({ message }) => lines.push(message))
    child.once('close', resolve)
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (lines.length < 50) lines.push(line)
      log.debug({ postgres: line }, 'the database says')
      if (line.includes('ready to accept connections')) resolve('ready')
    })
  })
  stopping.removeEventListener('abort', interrupt)
  // From here on neither the server nor its output prevents the program from ending.
  child.unref()
  ;(child.stderr as Socket).unref()
  return { pid: child.pid, end, output: lines.join('\n') }
}

/** What differs from PostgreSQL's defaults, as arguments: no TCP port, more cache, and no person's data in the log. */
function serverSettings({ socketFolder, durable, sessions }: Setup): string[] {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1024 ** 2
  const cache = Math.round(Math.min(Math.max(memory / 8, 128), 2048))
  // After a restart the cache is read back, so that nobody waits for the disk again.
  const durableSettings = { shared_buffers: `${cache}MB`, shared_preload_libraries: 'pg_prewarm' }
  const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    max_connections: sessions,
    effective_cache_size: `${Math.round(memory / 2)}MB`,
    work_mem: '8MB',
    random_page_cost: 1.1,
    jit: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: durable ? '512MB' : '4GB',
    // Errors reach the program anyway; in a log line they would quote people's data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? durableSettings : fastSettings),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
