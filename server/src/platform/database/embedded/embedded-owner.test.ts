import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import timers from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a database that does not start again is tried once a second, until the program stops', async () => {
  const dataFolder = join(await newFolder(), 'data')
  await writeFile(dataFolder, 'in the way')
  const pauses: { milliseconds: number | undefined; end: () => void }[] = []
  const spy = vi.spyOn(timers, 'setTimeout').mockImplementation((milliseconds, value) => {
    const { promise, resolve } = Promise.withResolvers<typeof value>()
    pauses.push({ milliseconds, end: () => resolve(value) })
    return promise as never
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  const stop = vi.fn(async () => {})
  const [embedded, ownership] = [{ stop }, { lost: Promise.resolve(), release: async () => {} }]
  const running = keepRunning({ embedded, ownership } as unknown as OwnedDatabase, { dataFolder, log, sessions: 60 })
  const failed = ['the database ended and is started again', 'the database did not start']
  for (let tries = 1; tries <= 2; tries++) {
    await expect.poll(() => pauses.length).toBe(tries)
    expect(lines).toEqual(Array(tries).fill(failed).flat())
    if (tries === 1) pauses[0]?.end()
  }
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([1_000, 1_000])
  const stopped = running.stop()
  pauses[1]?.end()
  await stopped
  expect([lines.length, stop.mock.calls.length]).toEqual([4, 1])
})
