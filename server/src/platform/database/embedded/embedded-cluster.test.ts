import { chmod, chown, mkdir, readdir, readFile, readlink, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quietLog, temporaryFolder } from '../testing.ts'
import { prepareFolder, startEmbedded } from './embedded.ts'

const isRoot = process.getuid?.() === 0
const modeOf = async (path: string) => (await stat(path)).mode & 0o777

let folder: string

beforeEach(async () => {
  folder = await temporaryFolder('reable-cluster-')
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

test('the paths of a database lie in its folder, wherever a link to it stands', async () => {
  const dataFolder = join(folder, 'data')
  await mkdir(dataFolder)
  await symlink(dataFolder, join(folder, 'link'))
  const paths = await prepareFolder(join(folder, 'link'))
  const home = join(dataFolder, 'postgres')
  expect(paths).toMatchObject({ dataFolder, home, cluster: join(home, 'cluster') })
  expect(await prepareFolder(dataFolder)).toEqual(paths)
})

test('PostgreSQL may pass through the folders that are made for it, and reads nothing there; those that were there stay as they were', async () => {
  const there = join(folder, 'there')
  await mkdir(there)
  await chmod(there, 0o755)
  await prepareFolder(join(there, 'made', 'data'))
  const made = isRoot ? 0o711 : 0o700
  expect(await Promise.all(['', 'made', 'made/data'].map((path) => modeOf(join(there, path))))).toEqual([
    ...[0o755, made, made],
  ])
  await chmod(join(there, 'made', 'data'), 0o700)
  await prepareFolder(join(there, 'made', 'data'))
  expect(await modeOf(join(there, 'made', 'data'))).toBe(made)
})

test('PostgreSQL never runs as root, and the user of a cluster that is there stays its user', async () => {
  const dataFolder = join(folder, 'data')
  const { cluster, user } = await prepareFolder(dataFolder)
  if (!isRoot) return expect(user).toBeUndefined()
  expect(user?.uid).toBeGreaterThan(0)
  await mkdir(cluster, { recursive: true })
  await chown(cluster, 12_345, 12_346)
  expect((await prepareFolder(dataFolder)).user).toEqual({ uid: 12_345, gid: 12_346 })
  await chown(cluster, 0, 0)
  expect((await prepareFolder(dataFolder)).user).toEqual(user)
})

test('where the folder for what is temporary has a long path, the socket lies in /tmp: its own path may have some 100 letters', async () => {
  const temporary = join(folder, 'x'.repeat(64 - folder.length - 1))
  await mkdir(temporary)
  vi.stubEnv('TMPDIR', temporary)
  const { socketFolder } = await prepareFolder(join(folder, 'data'))
  await rm(socketFolder, { recursive: true })
  expect(dirname(socketFolder)).toBe('/tmp')
})

test('a folder of a socket is closed to others, and one that belongs to somebody else or is a link is refused', async () => {
  const dataFolder = join(folder, 'data')
  const { socketFolder } = await prepareFolder(dataFolder)
  const refused = `The folder ${socketFolder} belongs to someone else: remove it, or set TMPDIR to another folder.`
  await chmod(socketFolder, 0o777)
  await prepareFolder(dataFolder)
  expect(await modeOf(socketFolder)).toBe(0o700)
  await rm(socketFolder, { recursive: true })
  await symlink(folder, socketFolder)
  await expect(prepareFolder(dataFolder)).rejects.toThrow(refused)
  await rm(socketFolder)
  // Only root can give folders away.
  if (!isRoot) return
  await prepareFolder(dataFolder)
  await chown(socketFolder, 12_345, 12_345)
  await expect(prepareFolder(dataFolder)).rejects.toThrow(refused)
})

/** The processes that work in a folder. */
async function processesIn(place: string): Promise<string[]> {
  const inPlace = async (pid: string) => {
    const where = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    return `${where} ${await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')}`.includes(place)
  }
  const pids = (await readdir('/proc')).filter((name) => Number(name) > 0)
  const found = await Promise.all(pids.map(inPlace))
  return pids.filter((_, index) => found[index])
}

test.runIf(process.platform === 'linux')('what makes a database ends whole when the start is stopped', async () => {
  const dataFolder = join(folder, 'data')
  const stopping = new AbortController()
  const starting = startEmbedded({ dataFolder, log: quietLog, durable: false, stopping: stopping.signal })
  const refused = expect(starting).rejects.toThrow('asked to stop')
  // initdb, and a process of its own.
  await expect.poll(async () => (await processesIn(dataFolder)).length, { interval: 1 }).toBeGreaterThan(1)
  stopping.abort(new Error('asked to stop'))
  await refused
  expect(await processesIn(dataFolder)).toEqual([])
  // A database that was as good as made may stand there, and nothing unfinished.
  expect((await readdir(dataFolder)).filter((name) => name !== 'postgres')).toEqual([])
})
