import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bucketStorage, folderStorage, incomingPrefix, type Storage } from '#platform/storage'
import { openBucket } from '../../storage/testing.ts'
import { readBackup } from '../restore/restore.ts'
import { emptyTestDatabase, quietLog, temporaryFolder, testDatabase } from '../testing.ts'
import { writeBackup } from './backup.ts'
import { backupFile } from './backup-source.ts'

const source = await testDatabase()
const folder = await temporaryFolder('reable-backup-')
const bucket = await openBucket()
const file = join(folder, 'backup.tar.gz')
const closing: (() => Promise<void>)[] = [source.close, bucket.close]

afterAll(async () => {
  for (const close of closing) await close()
  await rm(folder, { recursive: true, force: true })
})

async function contents(storage: Storage): Promise<Record<string, Buffer | undefined>> {
  const keys = (await Array.fromAsync(storage.list(''))).sort()
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await storage.read(key)])))
}

async function restoredInto(storage: Storage) {
  const target = await emptyTestDatabase()
  closing.push(target.close)
  return readBackup({ roles: target.roles, storage, from: backupFile(file), log: quietLog })
}

test('pictures in a bucket are saved, and come back into a folder or a bucket; photos on their way in do not', async () => {
  const storage = bucketStorage(bucket.config)
  await storage.put('pictures/ab/cdef.webp', Buffer.from([0, 1, 2, 255]))
  await storage.put('pictures/00/11.webp', Buffer.alloc(100_000, 7))
  const pictures = await contents(storage)
  await storage.put(`${incomingPrefix}one`, Buffer.from('with all that a camera wrote'))
  expect(await writeBackup({ open: source, storage, file, log: quietLog })).toMatchObject({ objects: 2 })

  const inFolder = folderStorage(join(folder, 'restored'))
  expect(await restoredInto(inFolder)).toMatchObject({ objects: 2 })
  expect(await contents(inFolder)).toEqual(pictures)
  for (const key of await Array.fromAsync(storage.list(''))) await storage.remove(key)
  await restoredInto(storage)
  expect(await contents(storage)).toEqual(pictures)
})
