import { chmod, chown, mkdir, rm, rmdir, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing.ts'
import { preparePaths } from './embedded-paths.ts'
import { userForPostgres } from './embedded-user.ts'

const isRoot = process.getuid?.() === 0
const modeOf = async (path: string) => (await stat(path)).mode & 0o777

let folder: string
const socketFolders = new Set<string>()

beforeEach(async () => {
  folder = await temporaryFolder('reable-paths-')
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const path of [folder, ...socketFolders]) await rm(path, { recursive: true, force: true })
})

async function prepare(dataFolder: string) {
  const paths = await preparePaths(dataFolder)
  socketFolders.add(paths.socketFolder)
  return paths
}

test('the paths of a database lie in its folder, wherever a link to it stands, and its socket in a folder of its own', async () => {
  const dataFolder = join(folder, 'data')
  await mkdir(dataFolder)
  await symlink(dataFolder, join(folder, 'link'))
  const paths = await prepare(join(folder, 'link'))
  expect(paths).toEqual({
    dataFolder,
    home: join(dataFolder, 'postgres'),
    cluster: join(dataFolder, 'postgres', 'cluster'),
    passwordFile: join(dataFolder, 'postgres', 'password'),
    socketFolder: expect.stringMatching(new RegExp(`^${folder}/reable-[0-9a-f]{16}$`)),
    user: await userForPostgres(),
  })
  expect(await prepare(dataFolder)).toEqual(paths)
  expect((await prepare(join(folder, 'other'))).socketFolder).not.toBe(paths.socketFolder)
  const { uid, mode } = await stat(paths.socketFolder)
  expect([uid, mode & 0o777]).toEqual([paths.user?.uid ?? process.getuid?.(), 0o700])
})

test('where the folder for what is temporary has a long path, the socket lies in /tmp: its own path may have some 100 letters', async () => {
  const temporary = (letters: number) => join(folder, 'x'.repeat(letters - folder.length - 1))
  for (const [letters, parent] of [
    [63, temporary(63)],
    [64, '/tmp'],
  ] as const) {
    await mkdir(temporary(letters))
    vi.stubEnv('TMPDIR', temporary(letters))
    expect(dirname((await prepare(join(folder, 'data'))).socketFolder)).toBe(parent)
  }
})

test('PostgreSQL may pass through the folders that are made for it, and reads nothing there; those that were there stay as they were', async () => {
  const there = join(folder, 'there')
  await mkdir(there)
  await chmod(there, 0o755)
  await prepare(join(there, 'made', 'data'))
  const made = isRoot ? 0o711 : 0o700
  expect(await Promise.all(['', 'made', 'made/data'].map((path) => modeOf(join(there, path))))).toEqual([
    ...[0o755, made, made],
  ])
  await chmod(join(there, 'made', 'data'), 0o700)
  await prepare(join(there, 'made', 'data'))
  expect(await modeOf(join(there, 'made', 'data'))).toBe(made)
})

test('a folder of a socket that belongs to somebody else, or that is no folder, is refused', async () => {
  const dataFolder = join(folder, 'data')
  const { socketFolder } = await prepare(dataFolder)
  const refused = `The folder ${socketFolder} belongs to someone else: remove it, or set TMPDIR to another folder.`
  await chmod(socketFolder, 0o777)
  await prepare(dataFolder)
  expect(await modeOf(socketFolder)).toBe(0o700)
  await rmdir(socketFolder)
  await writeFile(socketFolder, '')
  await expect(prepare(dataFolder)).rejects.toThrow(refused)
  await rm(socketFolder)
  await mkdir(socketFolder)
  // Only root can give folders away.
  if (!isRoot) return
  await prepare(dataFolder)
  await chown(socketFolder, 12_345, 12_345)
  await expect(prepare(dataFolder)).rejects.toThrow(refused)
})

test('the user of a cluster that is there stays its user', async () => {
  const dataFolder = join(folder, 'data')
  const { cluster, user } = await prepare(dataFolder)
  await mkdir(cluster, { recursive: true })
  if (!isRoot) return expect((await prepare(dataFolder)).user).toBeUndefined()
  await chown(cluster, 12_345, 12_346)
  expect((await prepare(dataFolder)).user).toEqual({ uid: 12_345, gid: 12_346 })
  await chown(cluster, 0, 0)
  expect((await prepare(dataFolder)).user).toEqual(user)
})
