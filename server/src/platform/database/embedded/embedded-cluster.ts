import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Log } from '#platform/log'
import type { Binaries } from './embedded-binaries.ts'
import { explainFault } from './embedded-faults.ts'
import type { Place } from './embedded-place.ts'
import { StartError } from './start-error.ts'

export type Making = {
  place: Place
  binaries: Binaries
  durable: boolean
  log: Log
  stopping: AbortSignal | undefined
}

/** What initdb and postgres see of the environment: nothing that could move them to other settings. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' }

/**
 * The cluster's password; the cluster is made when the data folder has none. It is made beside its place and renamed, so
 * a kill leaves no half of one. Throws StartError for a cluster of another version, or the reason of a stop.
 */
export async function ensureCluster(making: Making): Promise<string> {
  const { place, binaries } = making
  const found = await readPassword(place)
  if (!found) await createCluster(making)
  await checkVersion(place, binaries)
  return found ?? (await readPassword(place)) ?? ''
}

async function readPassword(place: Place): Promise<string | undefined> {
  try {
    return await readFile(place.passwordFile, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function checkVersion(place: Place, { major }: Binaries): Promise<void> {
  const version = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch((error: Error) => {
    throw explainFault(
      `FATAL: the file PG_VERSION cannot be read (${error.message})`.replaceAll('ENOENT', ''),
      place.dataFolder,
    )
  })
  if (Number(version) === major) return
  throw new StartError(
    `The database in ${place.dataFolder} was made by PostgreSQL ${version.trim()} and this program carries ${major}: ` +
      'make a backup with the program that made it and restore it into an empty folder.',
  )
}

async function createCluster(making: Making): Promise<void> {
  const { place, log } = making
  log.debug('a database is made')
  const fresh = join(place.dataFolder, `postgres.new-${randomBytes(6).toString('hex')}`)
  try {
    await mkdir(fresh, { mode: 0o700 })
    if (place.user) await chown(fresh, place.user.uid, place.user.gid)
    const password = randomBytes(24).toString('base64url')
    await writeFile(join(fresh, 'password'), password, { mode: 0o600, flush: true })
    await initialise(making, join(fresh, 'cluster'), password)
    await moveIntoPlace(fresh, place)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function initialise(making: Making, cluster: string, password: string): Promise<void> {
  const { place, durable } = making
  const passwordCopy = join(place.socketFolder, `password-${randomBytes(6).toString('hex')}`)
  await writeFile(passwordCopy, password, { mode: 0o600 })
  if (place.user) await chown(passwordCopy, place.user.uid, place.user.gid)
  const options = [`--pgdata=${cluster}`, `--pwfile=${passwordCopy}`, '--username=reable', '--auth=scram-sha-256']
  try {
    await runInitdb(making, [...options, ...(durable ? [] : ['--no-sync'])])
  } finally {
    await rm(passwordCopy, { force: true })
  }
}

/** Sorting and case come with PostgreSQL and are the same on every system; pg_trgm asks the system what a letter is. */
async function runInitdb({ place, binaries, stopping }: Making, options: string[]): Promise<void> {
  const builtin = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  for (const letters of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    stopping?.throwIfAborted()
    const child = spawn(binaries.initdb, [...options, ...builtin, `--lc-ctype=${letters}`], {
      ...place.user,
      cwd: '/',
      env: bareEnvironment,
      // A process group of its own, so that it ends whole: it has processes of its own under way.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const fault = await endOf(child, stopping)
    if (fault === undefined) return
    if (letters === 'C' || !/invalid locale name/.test(fault)) throw explainFault(fault, place.dataFolder)
  }
}

/** Undefined when it went well, else its last words. */
async function endOf(
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
    // Its words end when the last of its processes does.
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    return code === 0 ? undefined : said
  } finally {
    stopping?.removeEventListener('abort', kill)
  }
}

async function moveIntoPlace(fresh: string, place: Place): Promise<void> {
  try {
    await rename(fresh, place.home)
  } catch (error) {
    // Another start was faster; its cluster is as good. Or an older one lost its password, and that is for a person to see.
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    if (await readPassword(place)) return
    throw new StartError(`The folder ${place.home} has lost its file "password", without which nobody can log in.`)
  }
  const folder = await open(place.dataFolder, 'r')
  await folder.sync()
  await folder.close()
}
