import { pbkdf2 } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { folderStorage, sweepIncoming } from './folder.ts'

const home = await mkdtemp(join(tmpdir(), 'storage-'))
afterAll(() => rm(home, { recursive: true }))
const hash = promisify(pbkdf2)
let opened = 0
function open() {
  opened += 1
  const folder = join(home, `${opened}`, 'deep')
  return { folder, storage: folderStorage(folder) }
}

/** A sender who is gone before the first byte, while the file for it is still being opened. */
async function* hungUp(): AsyncGenerator<Buffer> {
  yield* []
  throw new Error('hung up')
}

test('whoever hangs up at once leaves nothing behind either', async () => {
  const { folder, storage } = open()
  if (storage.direct.by !== 'program') throw new Error('takes no bytes')
  const { take } = storage.direct
  for (let round = 0; round < 20; round++) {
    // What else the machine does at the time has files opened late.
    const busy = Array.from({ length: 6 }, () => hash('a', 'b', 20_000, 64, 'sha512'))
    const taken = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => take(`a/${at}`, hungUp())))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toEqual([])
    await Promise.all(busy)
  }
  expect(await readdir(join(folder, '.incoming'))).toEqual([])
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

test('a file that a kill left half written is never listed, and is swept after an hour', async () => {
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
