import { chmod, chown, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing.ts'
import { prepareFolder } from './embedded.ts'

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
