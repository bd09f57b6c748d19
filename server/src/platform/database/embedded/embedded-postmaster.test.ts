import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../testing.ts'
import { findPostmaster, isAlive, stopPostmaster } from './embedded-postmaster.ts'

let cluster: string

beforeEach(async () => {
  cluster = await temporaryFolder('reable-postmaster-')
})
afterEach(() => rm(cluster, { recursive: true }))

/** A process that runs until it is ended, with these words in its command line. */
async function running(...words: string[]): Promise<ChildProcess & { pid: number }> {
  const script = "process.on('SIGINT', () => process.exit(7)); console.log('runs'); setInterval(() => {}, 1e6)"
  const child = spawn(process.execPath, ['-e', script, ...words], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child as unknown as ChildProcess & { pid: number }
}

/** The number of a process that has ended. */
async function endedPid(): Promise<number> {
  const child = spawn('true')
  await once(child, 'exit')
  return child.pid as number
}

const pidFile = () => join(cluster, 'postmaster.pid')
const write = (pid: number, status = 'ready   ') =>
  writeFile(pidFile(), [pid, cluster, '1700000000', '5432', '/sockets', '', ' 1 2', status, ''].join('\n'))

test('a server that runs is found, and whether it is ready', async () => {
  const server = await running(cluster)
  const found = { pid: server.pid, socketFolder: '/sockets', cluster }
  await write(server.pid)
  expect(findPostmaster(cluster)).toEqual({ ...found, isReady: true })
  await write(server.pid, 'starting')
  expect(findPostmaster(cluster)).toEqual({ ...found, isReady: false })
})

test('where no server runs none is found, and only the note of a stranger’s process number is removed', async () => {
  expect(findPostmaster(cluster)).toBeUndefined()
  await write(0)
  expect(findPostmaster(cluster)).toBeUndefined()
  await write(await endedPid())
  expect(findPostmaster(cluster)).toBeUndefined()
  expect(existsSync(pidFile())).toBe(true)
  const stranger = await running('something else')
  await write(stranger.pid)
  expect(findPostmaster(cluster)).toBeUndefined()
  expect(existsSync(pidFile())).toBe(false)
  expect(isAlive(stranger.pid)).toBe(true)
})

test('the server is ended, and nobody else who has its number by now', async () => {
  const [server, stranger] = [await running(cluster), await running('something else')]
  const stop = (pid: number) => stopPostmaster({ pid, socketFolder: '', cluster, isReady: true })
  const ended = once(server, 'exit')
  await stop(server.pid)
  expect(isAlive(server.pid)).toBe(false)
  expect(await ended).toEqual([7, null])
  await stop(stranger.pid)
  expect([isAlive(stranger.pid), stranger.exitCode]).toEqual([true, null])
  await stop(server.pid)
})

test('a process that has ended is not alive, though its parent has not asked yet how', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 1000'], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = await once(parent.stdout, 'data')
  const stat = () => readFile(`/proc/${Number(line)}/stat`, 'utf8')
  if (process.platform === 'linux') await expect.poll(stat, { interval: 5 }).toContain(') Z ')
  await expect.poll(() => isAlive(Number(line)), { interval: 5 }).toBe(false)
})

test('a process counts as alive where the system does not say how it does', async () => {
  const spy = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw new Error('no such file')
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  expect(isAlive(process.pid)).toBe(true)
})
