import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { folderStorage } from '#platform/storage'
import { startEmbedded } from '../embedded/embedded.ts'
import { isAlive } from '../embedded/embedded-postmaster.ts'
import { quietLog, temporaryFolder, testDatabase } from '../testing.ts'
import { type BackupSummary, packBackup } from './backup.ts'
import { backupFile } from './backup-source.ts'
import { removeAbandonedTrials, tryBackup } from './try-backup.ts'

const source = await testDatabase()
const folder = await temporaryFolder('reable-trial-')
const [file, dataFolder] = [join(folder, 'backup.tar.gz'), join(folder, 'data')]
let saved: BackupSummary

beforeAll(async () => {
  // Sockets too lie in there.
  vi.stubEnv('TMPDIR', folder)
  await mkdir(dataFolder, { mode: 0o755 })
  await source.pool.query("insert into partners (name) values ('kept')")
  const storage = folderStorage(join(folder, 'pictures'))
  await storage.put('pictures/ab/cdef.webp', Buffer.from('picture'))
  const { stream, summary } = packBackup({ open: source, storage, log: quietLog })
  await pipeline(stream, createWriteStream(file))
  saved = await summary
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await source.close()
  await rm(folder, { recursive: true, force: true })
})

const tried = (trial: Partial<Parameters<typeof tryBackup>[0]>) =>
  tryBackup({ from: backupFile(file), saved, databaseBytes: 0, dataFolder, log: quietLog, ...trial })

test('a backup that holds something else than what was saved is not called good, and its trial leaves nothing', async () => {
  const before = await readdir(folder)
  await expect(tried({ saved: { ...saved, digest: 'another' } })).rejects.toThrow(
    'The backup does not hold what was saved.',
  )
  expect(await readdir(dataFolder)).toEqual([])
  expect(await readdir(folder)).toEqual(before)
})

test('what trials left that were killed is removed, its database too, and nothing else', async () => {
  const ended = spawn('true')
  await once(ended, 'exit')
  const own = join(dataFolder, `backup-trial-${process.pid}`)
  const stays = ['backup-trial-of-somebody', `backup-trial-${process.ppid}`, `pictures-${process.pid}`]
  for (const name of [...stays, `backup-trial-${ended.pid}`]) await mkdir(join(dataFolder, name))
  const { pid } = await startEmbedded({ dataFolder: own, log: quietLog, durable: false })
  await removeAbandonedTrials(dataFolder)
  expect(isAlive(pid)).toBe(false)
  expect((await readdir(dataFolder)).sort()).toEqual(stays.sort())
  await removeAbandonedTrials(join(folder, 'absent'))
})
