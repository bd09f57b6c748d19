import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { controlPauses } from '../../testing-pauses.ts'
import { quietLog, temporaryFolder } from '../testing.ts'
import { startEmbedded } from './embedded.ts'
import { keepRunning, type OwnedDatabase, startOwned } from './embedded-owner.ts'

async function newFolder(): Promise<string> {
  const folder = await temporaryFolder('reable-owner-')
  // Sockets too lie in there, and go with it.
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

test('a database that does not let the program in is not left running', async () => {
  const dataFolder = join(await newFolder(), 'data')
  const first = await startEmbedded({ dataFolder, log: quietLog, durable: false })
  await first.stop()
  await writeFile(join(dataFolder, 'postgres/password'), 'another')
  await expect(startOwned({ dataFolder, log: quietLog, sessions: 60 }, 0)).rejects.toThrow(
    'does not let the program in',
  )
  expect(existsSync(join(dataFolder, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test.each([
  ['after a try', 4],
  ['during a try', 5],
])('a database that does not start again is tried once a second, until the program stops: %s', async (_, last) => {
  const dataFolder = join(await newFolder(), 'data')
  await writeFile(dataFolder, 'in the way')
  const pauses = controlPauses()
  const lines: string[] = []
  let stopped: Promise<void> | undefined
  const write = (line: string) => {
    if (lines.push(JSON.parse(line).msg) === last) stopped = running.stop()
  }
  const stop = vi.fn(async () => {})
  const owned = { embedded: { stop }, ownership: { lost: Promise.resolve(), release: async () => {} } }
  const start = { dataFolder, log: pino({ level: 'error' }, { write }), sessions: 60 }
  const running = keepRunning(owned as unknown as OwnedDatabase, start)
  for (let tries = 1; tries <= 2; tries++) {
    await expect.poll(() => pauses.length).toBe(tries)
    pauses[tries - 1]?.end()
  }
  await expect.poll(() => lines.length).toBe(last)
  await stopped
  const failed = ['the database ended and is started again', 'the database did not start']
  expect(lines).toEqual([...failed, ...failed, ...failed].slice(0, last))
  expect([pauses.map(({ milliseconds }) => milliseconds), stop.mock.calls.length]).toEqual([[1_000, 1_000], 1])
})
