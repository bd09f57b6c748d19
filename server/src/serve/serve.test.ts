import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { beginReaching } from '../begin-reaching.ts'
import { addressOf } from '../commands/testing.ts'
import { seededTestDatabase } from '../platform/database/testing.ts'
import type { Running } from '../program.ts'
import { Stopped } from '../stop-signal.ts'
import { serveUntil } from './serve.ts'

// The pages of the build, which a test has not: the address that they were asked for stands for them.
vi.mock('../../../web/app/server.ts', () => ({
  createPages: () => async (request: Request) => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    html: Buffer.from(`<!DOCTYPE html><title>${new URL(request.url).pathname}</title>`),
  }),
  ...{ formPaths: [], linkPaths: [], inlineScripts: [], readsQueryParameter: () => false },
}))

const exits = vi.fn()
let clientFolder: string
let stopping: AbortController
let ending: Promise<unknown>

beforeEach(async () => {
  exits.mockReset()
  stopping = new AbortController()
  // A process that has ended does nothing more.
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    exits(code)
    throw new Error('ended')
  })
  const [database, dataFolder] = [await seededTestDatabase(), await mkdtemp(join(tmpdir(), 'reable-'))]
  clientFolder = join(dataFolder, 'client')
  for (const folder of ['assets', 'icons', 'content', 'kinds'])
    await mkdir(join(clientFolder, folder), { recursive: true })
  await writeFile(join(clientFolder, 'icons', 'mark.svg'), '<svg/>')
  setEnv({
    APP_ENV: 'test',
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: dataFolder,
    DATABASE_URL: addressOf(database.name),
  })
  onTestFinished(async () => {
    stopping.abort(new Stopped('SIGTERM'))
    await ending
    await database.close()
    await rm(dataFolder, { recursive: true })
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const setEnv = (env: Record<string, string>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
}

type Given = Parameters<typeof serveUntil>[2]

/** Starts what one process does, and returns its parts with how to end it, which gives the exit code. */
async function start(given: Given = {}) {
  const { promise: hasStarted, resolve: onStarted } = Promise.withResolvers<Running>()
  const ended = serveUntil(stopping.signal, clientFolder, { ...given, onStarted }).catch(() => exits.mock.calls[0]?.[0])
  ending = ended
  const running = await Promise.race([hasStarted, ended.then((code) => expect.unreachable(`ended with ${code}`))])
  const end = () => {
    stopping.abort(new Stopped('SIGTERM'))
    return ended
  }
  const { port } = (running.served?.app.server.address() ?? {}) as AddressInfo
  return { running, end, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

const namesOf = (measured: unknown) => (measured as { name: string }[]).map(({ name }) => name)

test('a program that is alone serves pages, the browser’s files and the API, works the queue, and ends all of it with 0', async () => {
  const { running, end, ask } = await start({ reaching: beginReaching(stopping.signal) })
  const [page, file, api] = await Promise.all(['/about', '/icons/mark.svg', '/v1/ready'].map(ask))
  expect(await page?.text()).toContain('<title>/about</title>')
  expect([file?.status, api?.status]).toEqual([200, 200])
  expect([typeof running.jobs, running.mailIn]).toEqual(['object', undefined])
  expect(namesOf(await running.served?.metrics.measured())).toContain('process_cpu_seconds_total')
  expect(running.watchdog).toBeUndefined()
  expect(await end()).toBe(0)
  await expect(ask('/v1/ready')).rejects.toThrow()
})

test('a program that serves alone works no queue', async () => {
  setEnv({ ROLE: 'web' })
  const { running, end } = await start()
  expect([typeof running.served, running.jobs]).toEqual(['object', undefined])
  expect(await end()).toBe(0)
})

test('a program of the queue alone serves nobody', async () => {
  setEnv({ ROLE: 'worker' })
  const { running, end } = await start()
  expect([running.served, typeof running.jobs]).toEqual([undefined, 'object'])
  expect(await end()).toBe(0)
})

test.each(['all', 'web', 'worker'])(
  'in production a watchdog ends a process that stands still, elsewhere none does: %s',
  async (role) => {
    const production = {
      PUBLIC_URL: 'https://reable.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@example.org',
    }
    setEnv({
      ...production,
      APP_ENV: 'production',
      LIMITS: 'on',
      SECRET: randomBytes(32).toString('base64'),
      ROLE: role,
    })
    const { running, end } = await start()
    expect(typeof running.watchdog).toBe('object')
    expect(await end()).toBe(0)
  },
)

test('a program that is asked to stop before it has started opens nothing, and ends with 0', async () => {
  stopping.abort(new Stopped('SIGINT'))
  const onStarted = vi.fn()
  await expect(serveUntil(stopping.signal, clientFolder, { onStarted })).rejects.toThrow()
  expect([exits.mock.calls[0], onStarted.mock.calls]).toEqual([[0], []])
})
