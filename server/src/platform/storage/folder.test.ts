import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { folderStorage } from './folder.ts'
import { inClearWords } from './folder-faults.ts'
import { sweepIncoming } from './sweep-incoming.ts'

const home = await mkdtemp(join(tmpdir(), 'storage-'))
afterAll(() => rm(home, { recursive: true }))
let opened = 0
function open() {
  opened += 1
  const folder = join(home, `${opened}`, 'deep')
  return { folder, storage: folderStorage(folder) }
}

test('what was put is read back, whole and as a stream', async () => {
  const { storage } = open()
  await storage.put('pictures/ab/cd.jpg', Buffer.from('a photo'))
  expect(String(await storage.read('pictures/ab/cd.jpg'))).toBe('a photo')
  const found = await storage.open('pictures/ab/cd.jpg')
  expect(found?.bytes).toBe(7)
  expect(String(found && (await buffer(found.stream)))).toBe('a photo')
  expect(await storage.has('pictures/ab/cd.jpg')).toBe(true)
})

test('what is not there is undefined, also where a folder is or a file stands in the way', async () => {
  const { storage } = open()
  await storage.put('a/b', Buffer.from('x'))
  for (const key of ['nothing', 'a', 'a/b/c']) {
    expect([await storage.read(key), await storage.has(key)]).toEqual([undefined, false])
  }
  expect([await storage.open('nothing'), await storage.open('a/b/c')]).toEqual([undefined, undefined])
  await storage.remove('nothing')
})

test('putting again replaces, removing removes', async () => {
  const { storage } = open()
  await storage.put('a/b', Buffer.from('old and longer'))
  await storage.put('a/b', Buffer.from('new'))
  expect(String(await storage.read('a/b'))).toBe('new')
  await storage.remove('a/b')
  expect(await storage.has('a/b')).toBe(false)
})

test('many at once into one new folder all arrive', async () => {
  const { storage } = open()
  const keys = Array.from({ length: 40 }, (_, number) => `new/folder/${number}`)
  await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key))))
  expect((await Array.fromAsync(storage.list('new/'))).sort()).toEqual(keys.sort())
})

test('keys are listed by how they begin', async () => {
  const { storage } = open()
  for (const key of ['a/b/1', 'a/b/2', 'a/c/1', 'ab']) await storage.put(key, Buffer.from('x'))
  const listed = async (prefix: string) => (await Array.fromAsync(storage.list(prefix))).sort()
  expect(await listed('')).toEqual(['a/b/1', 'a/b/2', 'a/c/1', 'ab'])
  expect(await listed('a/b')).toEqual(['a/b/1', 'a/b/2'])
  expect(await listed('a')).toEqual(['a/b/1', 'a/b/2', 'a/c/1', 'ab'])
  expect([await listed('none/'), await listed('../')]).toEqual([[], []])
})

test.each(['../out', 'a/../../out', '/etc/passwd', 'a//b', '.hidden', 'a/.b', 'A', 'a\\b', 'a\0', ''])(
  'the key %j is none',
  async (key) => {
    const { storage } = open()
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key')
    await expect(storage.read(key)).rejects.toThrow('Not a storage key')
  },
)

test('a failed put leaves nothing behind', async () => {
  const { folder, storage } = open()
  await storage.put('a/b', Buffer.from('x'))
  await expect(storage.put('a', Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(join(folder, '.incoming'))).toEqual([])
  expect(String(await storage.read('a/b'))).toBe('x')
})

test.skipIf(process.platform === 'win32')('files and folders are private', async () => {
  const { folder, storage } = open()
  await storage.put('a/b', Buffer.from('x'))
  const mode = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8)
  expect([await mode('.'), await mode('a'), await mode('.incoming'), await mode('a/b')]).toEqual([
    '700',
    '700',
    '700',
    '600',
  ])
})

test('what a kill left half written is never listed, and is swept after an hour', async () => {
  const { folder, storage } = open()
  const incoming = join(folder, '.incoming')
  await mkdir(incoming, { recursive: true })
  await writeFile(join(incoming, 'old'), 'half')
  await writeFile(join(incoming, 'young'), 'half')
  const earlier = Date.now() / 1000 - 3_700
  await utimes(join(incoming, 'old'), earlier, earlier)
  expect(await Array.fromAsync(storage.list(''))).toEqual([])
  await sweepIncoming(incoming)
  expect(await readdir(incoming)).toEqual(['young'])
})

test('a start sweeps what is old', async () => {
  const { folder } = open()
  const left = join(folder, '.incoming', 'old')
  await mkdir(join(folder, '.incoming'), { recursive: true })
  await writeFile(left, 'half')
  await utimes(left, 1, 1)
  folderStorage(folder)
  await expect.poll(() => readdir(join(folder, '.incoming'))).toEqual([])
})

test.runIf(process.platform === 'linux')('a full disk says so in one sentence', async () => {
  const fault = await writeFile('/dev/full', 'x').catch((error) => error)
  expect(inClearWords(fault)).toMatchObject({ message: expect.stringMatching(/^The disk .* is full/), cause: fault })
})
