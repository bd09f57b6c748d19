import { createHash } from 'node:crypto'
import { access, chmod, chown, constants, lstat, mkdir, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkPathAccess, type RunAs, userForPostgres } from './embedded-user.ts'
import { StartError } from './start-error.ts'

/** The paths of one embedded database, and the user it runs as. All paths are absolute and free of links. */
export type ClusterPaths = {
  dataFolder: string
  /** Contains the cluster and its password; it appears whole or not at all. */
  home: string
  cluster: string
  passwordFile: string
  socketFolder: string
  user: RunAs | undefined
}

/** Creates the folders, with the rights they need. Errors of the file system pass through. */
export async function preparePaths(folder: string): Promise<ClusterPaths> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  const dataFolder = await realpath(folder)
  const home = join(dataFolder, 'postgres')
  const cluster = join(home, 'cluster')
  const user = await chooseUser(cluster)
  await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  if (user) await openTo(dataFolder, made && (await realpath(made)))
  await checkPathAccess(dataFolder, user, 'choose another DATA_DIR')
  const socketFolder = await prepareSocketFolder(dataFolder, user)
  return { dataFolder, home, cluster, passwordFile: join(home, 'password'), socketFolder, user }
}

/** Opens the data folder, and those above it that were made with it from `first` on: who PostgreSQL runs as has to get through, and needs to see nothing. */
async function openTo(dataFolder: string, first = dataFolder): Promise<void> {
  for (let folder = dataFolder; folder.startsWith(first); folder = dirname(folder)) await chmod(folder, 0o711)
}

/** The user that owns an existing cluster, else the one for a new cluster. */
async function chooseUser(cluster: string): Promise<RunAs | undefined> {
  const user = await userForPostgres()
  const owner = user && (await stat(cluster).catch(() => undefined))
  return owner?.uid ? { uid: owner.uid, gid: owner.gid } : user
}

/**
 * Creates the folder of the socket. Its path is short, because the path of a socket may have about 100 characters; it is the same
 * for the same data folder and user.
 */
async function prepareSocketFolder(dataFolder: string, user: RunAs | undefined): Promise<string> {
  const owner = user?.uid ?? process.getuid?.()
  const digest = createHash('sha256').update(`${owner} ${dataFolder}`).digest('hex').slice(0, 16)
  const tempFolder = tmpdir().length < 64 ? tmpdir() : '/tmp'
  const folder = join(tempFolder, `reable-${digest}`)
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const stats = await lstat(folder)
  if (!stats.isDirectory() || (stats.uid !== owner && stats.uid !== process.getuid?.())) {
    throw new StartError(`The folder ${folder} belongs to someone else: remove it, or set TMPDIR to another folder.`)
  }
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
  return folder
}
