import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { bucketStorage } from './bucket/bucket.ts'
import { folderStorage } from './folder/folder.ts'
import { openBucket } from './testing.ts'

const home = await mkdtemp(join(tmpdir(), 'storage-'))
const bucket = await openBucket()
afterAll(async () => {
  await bucket.close()
  await rm(home, { recursive: true })
})

let opened = 0

async function emptyBucket() {
  const storage = bucketStorage(bucket.config)
  for (const key of await Array.fromAsync(storage.list(''))) await storage.remove(key)
  return storage
}

const stores = [
  { kind: 'a folder', open: async () => folderStorage(join(home, `${++opened}`, 'deep')) },
  { kind: 'a bucket', open: emptyBucket },
]

describe.each(stores)('storage in $kind', ({ open }) => {
  test('what was put is read back, whole and as a stream', async () => {
    const storage = await open()
    await storage.put('pictures/ab/cd.jpg', Buffer.from('a photo'))
    expect(String(await storage.read('pictures/ab/cd.jpg'))).toBe('a photo')
    const found = await storage.open('pictures/ab/cd.jpg')
    expect(found?.bytes).toBe(7)
    expect(String(found && (await buffer(found.stream)))).toBe('a photo')
    expect(await storage.has('pictures/ab/cd.jpg')).toBe(true)
  })

  test('a stream of any length is stored whole, and of one that breaks nothing', async () => {
    const storage = await open()
    // More than a bucket takes at once.
    const bytes = randomBytes(17_000_000)
    await storage.putStream('backups/large', Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]))
    expect((await storage.read('backups/large'))?.equals(bytes)).toBe(true)
    await storage.putStream('backups/empty', Readable.from([]))
    expect((await storage.read('backups/empty'))?.length).toBe(0)
    const breaking = Readable.from(
      (async function* () {
        yield bytes
        throw new Error('the line is dead')
      })(),
    )
    await expect(storage.putStream('backups/half', breaking)).rejects.toThrow('the line is dead')
    expect((await Array.fromAsync(storage.list('backups/'))).sort()).toEqual(['backups/empty', 'backups/large'])
  })

  test.each(['../out', 'a/../../out', '/etc/passwd', 'a//b', '.hidden', 'a/.b', 'A', 'a\\b', 'a\0', ''])(
    'the key %j is not valid',
    async (key) => {
      const storage = await open()
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key')
      await expect(storage.read(key)).rejects.toThrow('Not a storage key')
    },
  )
})
