import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Log } from '#platform/log'
import type { Binaries } from './embedded-binaries.ts'
import { toStartError } from './embedded-errors.ts'
import type { ClusterPaths } from './embedded-paths.ts'
import { StartError } from './start-error.ts'

export type ClusterSetup = {
  paths: ClusterPaths
  binaries: Binaries
  durable: boolean
  log: Log
  stopping: AbortSignal | undefined
}

/** The environment of initdb and postgres: nothing that could change their settings. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' }

/**
 * Returns the cluster's password; the cluster is created when the data folder has none. It is created under another name and
 * renamed, so that a kill leaves no incomplete one. Throws StartError for a cluster of another version, or the reason of a stop.
 */
export async function ensureCluster(setup: ClusterSetup): Promise<string> {
  const { paths, binaries } = setup
  const password = await readPassword(paths)
  if (!password) await createCluster(setup)
  await checkVersion(paths, binaries)
  return password ?? (await readPassword(paths)) ?? ''
}

async function readPassword(paths: ClusterPaths): Promise<string | undefined> {
  try {
    return await readFile(paths.passwordFile, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function checkVersion(paths: ClusterPaths, { major }: Binaries): Promise<void> {
  const version = await readFile(join(paths.cluster, 'PG_VERSION'), 'utf8').catch((error: Error) => {
    throw toStartError(
      `FATAL: the file PG_VERSION cannot be read (${error.message})`.replaceAll('ENOENT', ''),
      paths.dataFolder,
    )
  })
  if (Number(version) === major) return
  throw new StartError(
    `The database in ${paths.dataFolder} was made by PostgreSQL ${version.trim()} and this program carries ${major}: ` +
      'make a backup with the program that made it and restore it into an empty folder.',
  )
}

async function createCluster(setup: ClusterSetup): Promise<void> {
  const { paths, log } = setup
  log.debug('a database is made')
  const newFolder = join(paths.dataFolder, `postgres.new-${randomBytes(6).toString('hex')}`)
  try {
    await mkdir(newFolder, { mode: 0o700 })
    if (paths.user) await chown(newFolder, paths.user.uid, paths.user.gid)
    const password = randomBytes(24).toString('base64url')
    await writeFile(join(newFolder, 'password'), password, { mode: 0o600, flush: true })
    await initialise(setup, join(newFolder, 'cluster'), password)
    await moveIntoPlace(newFolder, paths)
  } finally {
    await rm(newFolder, { recursive: true, force: true })
  }
}

async function initialise(setup: ClusterSetup, cluster: string, password: string): Promise<void> {
  const { paths, durable } = setup
  const passwordCopy = join(paths.socketFolder, `password-${randomBytes(6).toString('hex')}`)
  await writeFile(passwordCopy, password, { mode: 0o600 })
  if (paths.user) await chown(passwordCopy, paths.user.uid, paths.user.gid)
  const options = [`--pgdata=${cluster}`, `--pwfile=${passwordCopy}`, '--username=reable', '--auth=scram-sha-256']
  try {
    await runInitdb(setup, [...options, ...(durable ? [] : ['--no-sync'])])
  } finally {
    await rm(passwordCopy, { force: true })
  }
}

/** Sorting and case come with PostgreSQL and are the same on every system; pg_trgm asks the system what a letter is. */
async function runInitdb({ paths, binaries, stopping }: ClusterSetup, options: string[]): Promise<void> {
  const builtin = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    stopping?.throwIfAborted()
    const child = spawn(binaries.initdb, [...options, ...builtin, `--lc-ctype=${ctype}`], {
      ...paths.user,
      cwd: '/',
      env: bareEnvironment,
      // A process group of its own, so that it ends whole: it has processes of its own under way.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const stderr = await waitForExit(child, stopping)
    if (stderr === undefined) return
    if (ctype === 'C' || !/invalid locale name/.test(stderr)) throw toStartError(stderr, paths.dataFolder)
  }
}

/** Waits for the process to exit; returns undefined when it succeeded, else its error output. */
async function waitForExit(
  child: ChildProcessByStdio<null, null, Readable>,
  stopping?: AbortSignal,
): Promise<string | undefined> {
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The last of them has ended a moment ago.
    }
  }
  stopping?.addEventListener('abort', kill)
  try {
    // Its output ends when the last of its processes does.
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    return code === 0 ? undefined : stderr
  } finally {
    stopping?.removeEventListener('abort', kill)
  }
}

async function moveIntoPlace(newFolder: string, paths: ClusterPaths): Promise<void> {
  try {
    await rename(newFolder, paths.home)
  } catch (error) {
    // Another start was faster; its cluster is as good. Or an older one lost its password, and that is for a person to see.
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    if (await readPassword(paths)) return
    throw new StartError(`The folder ${paths.home} has lost its file "password", without which nobody can log in.`)
  }
  const folder = await open(paths.dataFolder, 'r')
  await folder.sync()
  await folder.close()
}
