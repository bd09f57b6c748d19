import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createPictureProcess, type PictureProcess, startPictureChild } from './picture-process.ts'
import type { Rotation } from './picture-sizes.ts'
import { noise } from './testing-photos.ts'

const photo = await noise(600, 400).jpeg().toBuffer()
const owners: PictureProcess[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const owner of owners.splice(0)) await owner.end()
})

function open(settings: Parameters<typeof createPictureProcess>[0] = {}) {
  const children: ChildProcess[] = []
  const start = () => {
    const child = startPictureChild()
    children.push(child)
    return child
  }
  const owner = createPictureProcess({ start, ...settings })
  owners.push(owner)
  const encode = (bytes: Buffer, rotation: Rotation) => owner.encode(bytes, rotation, () => {})
  return { ...owner, encode, children, newest: () => children.at(-1) as ChildProcess }
}

const exitOf = (child: ChildProcess) =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)))
const done = { width: 600, height: 400, hash: null }

test('a process that dies costs the picture it was at, and no other', async () => {
  const pictures = open()
  await pictures.encode(photo, 0)
  pictures.newest().kill('SIGSTOP')
  const interrupted = pictures.encode(photo, 0)
  const next = pictures.encode(photo, 0)
  setTimeout(() => pictures.children[0]?.kill('SIGKILL'), 50)
  expect(await interrupted).toEqual({ error: 'crashed', detail: 'ended with SIGKILL' })
  expect(await next).toEqual(done)
  expect(pictures.children).toHaveLength(2)
})

test('a picture that takes too long is given up, and the next one gets a new process', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pictures = open({ timeout: 500 })
  await pictures.encode(photo, 0)
  const stuck = pictures.newest()
  const exited = exitOf(stuck)
  stuck.kill('SIGSTOP')
  const encoding = pictures.encode(photo, 0)
  await vi.advanceTimersByTimeAsync(500)
  expect(await encoding).toMatchObject({ error: 'tooSlow' })
  expect(await exited).toBe('SIGKILL')
  expect(await pictures.encode(photo, 0)).toEqual(done)
})

test('pictures beyond the limit of waiting bytes are refused as busy', async () => {
  const pictures = open({ maxWaitingBytes: 2 * photo.length })
  const waiting = [pictures.encode(photo, 0), pictures.encode(photo, 0)]
  await expect(pictures.encode(photo, 0)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 30 })
  await Promise.all(waiting)
  expect(await pictures.encode(photo, 0)).toEqual(done)
})

test.runIf(process.platform === 'linux')('the process knows no secret of the program', async () => {
  process.env.SECRET = 'known to nobody else'
  const pictures = open()
  await pictures.encode(photo, 0)
  delete process.env.SECRET
  const environment = await readFile(`/proc/${pictures.newest().pid}/environ`, 'utf8')
  expect(environment).toContain('PATH=')
  expect(environment).not.toContain('known to nobody else')
})
