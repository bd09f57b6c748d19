import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { minute, second } from '#platform/clock'
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

test('pictures share one process, which starts with the first of them', async () => {
  const pictures = open()
  expect(pictures.children).toHaveLength(0)
  expect(await Promise.all([1, 2, 3].map(() => pictures.encode(photo, 0)))).toEqual([done, done, done])
  expect(pictures.children).toHaveLength(1)
})

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

test('a file that is no picture costs the process nothing', async () => {
  const pictures = open()
  expect(await pictures.encode(Buffer.from('no picture'), 0)).toMatchObject({ error: expect.any(String) })
  expect(await pictures.encode(photo, 0)).toEqual(done)
  expect(pictures.children).toHaveLength(1)
})

test('a process that died between two pictures costs none', async () => {
  const pictures = open()
  await pictures.encode(photo, 0)
  const exited = exitOf(pictures.newest())
  pictures.newest().kill('SIGKILL')
  await exited
  expect(await pictures.encode(photo, 0)).toEqual(done)
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

test('a process without work ends', async () => {
  const pictures = open({ idleTime: 30 })
  await pictures.encode(photo, 0)
  expect(await exitOf(pictures.newest())).toBe(0)
  expect(await pictures.encode(photo, 0)).toEqual(done)
})

test('a process ends a minute after the last of its pictures, whose own time is over long before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pictures = open({ timeout: 20 * second })
  await pictures.encode(photo, 0)
  vi.advanceTimersByTime(30 * second)
  expect(await pictures.encode(photo, 0)).toEqual(done)
  vi.advanceTimersByTime(45 * second)
  expect(await pictures.encode(photo, 0)).toEqual(done)
  expect(pictures.children).toHaveLength(1)
  const exited = exitOf(pictures.newest())
  vi.advanceTimersByTime(minute)
  expect(await exited).toBe(0)
})

test('the process goes with its owner, and with nobody else', async () => {
  const pictures = open()
  await pictures.encode(photo, 0)
  const child = pictures.newest()
  const exited = exitOf(child)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal)
  expect(await pictures.encode(photo, 0)).toEqual(done)
  // Who hangs up again is told of an error each time, which is nobody's.
  for (let times = 0; times < 2; times++) child.disconnect()
  await pictures.end()
  expect(await exited).toBe(0)
})

test('ending waits for the pictures in the queue', async () => {
  const pictures = open()
  const encoding = pictures.encode(photo, 0)
  await pictures.end()
  expect(pictures.newest().exitCode).toBe(0)
  expect(await encoding).toEqual(done)
})

test('a process that cannot start is an error of the program, with its output, and not an error of a picture', async () => {
  const pictures = open({ start: () => startPictureChild('/nowhere/picture-worker.js') })
  await expect(pictures.encode(photo, 0)).rejects.toThrow(/does not start.*Cannot find module/s)
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
