import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { beginReaching } from '../begin-reaching.ts'
import { addressOf } from '../commands/testing.ts'
import { seededTestDatabase } from '../platform/database/testing.ts'
import type { Running } from '../program.ts'
import { Stopped } from '../stop-signal.ts'
import { leave, started } from '../supervisor/messages.ts'
import { freePort } from '../testing-served.ts'
import { serveUntil } from './serve.ts'
import { serveSupervised } from './serve-supervised.ts'

// The pages of the build, which a test has not: the address that they were asked for stands for them.
vi.mock('../../../web/app/server.ts', () => ({
  createPages: () => async (request: Request) => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    html: Buffer.from(`<!DOCTYPE html><title>${new URL(request.url).pathname}</title>`),
  }),
  ...{ formPaths: [], linkPaths: [], listUrls: [], inlineScripts: [], readsQueryParameter: () => false },
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

/** What a supervisor tells of the database that it has reached. */
const reachedDatabase = async () => (await beginReaching(stopping.signal)).target

test('a program that is alone serves pages, the browser’s files and the API, works the queue, and ends all of it with 0', async () => {
  const { running, end, ask } = await start({ reaching: beginReaching(stopping.signal) })
  const [page, file, api] = await Promise.all(['/about', '/icons/mark.svg', '/v1/ready'].map(ask))
  expect(await page?.text()).toContain('<title>/about</title>')
  expect([file?.status, api?.status]).toEqual([200, 200])
  expect([typeof running.jobs, running.mailIn]).toEqual(['object', undefined])
  expect(running.metrics).toBe(running.served?.metrics)
  expect(namesOf(await running.metrics?.measured())).toContain('process_cpu_seconds_total')
  expect(running.watchdog).toBeUndefined()
  expect(await end()).toBe(0)
  await expect(ask('/v1/ready')).rejects.toThrow()
})

test.each(['web', 'worker'] as const)(
  'of several processes one serves or works the queue, whatever the settings are for all: %s',
  async (role) => {
    setEnv({ ROLE: 'all' })
    const { running, end } = await start({ part: { role, database: await reachedDatabase() } })
    const parts = { served: Boolean(running.served), jobs: Boolean(running.jobs) }
    const isWorker = role === 'worker'
    expect(parts).toEqual({ served: !isWorker, jobs: isWorker })
    expect(namesOf(await running.metrics?.measured())).toContain('process_cpu_seconds_total')
    expect(await end()).toBe(0)
  },
)

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

/** A supervisor in this process: what it is sent, and how it sends. What the test's own supervisor is sent goes on to it. */
function supervisor() {
  const [sent, before, send] = [[] as unknown[], process.listeners('message'), process.send?.bind(process)]
  vi.spyOn(process, 'send').mockImplementation(((message: unknown, ...rest: []) =>
    message === started ? sent.push(message) > 0 : send?.(message, ...rest)) as typeof process.send as never)
  onTestFinished(() => {
    for (const one of process.listeners('message')) if (!before.includes(one)) process.off('message', one)
  })
  return { sent, say: (message: unknown) => void process.emit('message', message, undefined) }
}

test.each(['web', 'worker'])(
  'under a supervisor a process does its part, says when it does, and ends with 0 once a newer one has taken its place: %s',
  async (role) => {
    const { sent, say } = supervisor()
    const ended = serveSupervised(stopping.signal, clientFolder).catch(() => exits.mock.calls[0]?.[0])
    ending = ended
    say({ role, database: await reachedDatabase() })
    await expect.poll(() => sent).toEqual([started])
    say('something else')
    expect(exits).not.toHaveBeenCalled()
    say(leave)
    expect(await ended).toBe(0)
  },
)

test('a process that a newer one takes the place of takes no more connections, and answers over those that are open before it ends', async () => {
  const { sent, say } = supervisor()
  setEnv({ PORT: String(await freePort()) })
  const ended = serveSupervised(stopping.signal, clientFolder).catch(() => exits.mock.calls[0]?.[0])
  ending = ended
  say({ role: 'web', database: await reachedDatabase() })
  await expect.poll(() => sent).toEqual([started])
  const open = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () => statusOf(open)
  expect(await ask()).toBe(200)
  say(leave)
  await expect.poll(() => statusOf(new Agent()).catch(({ code }) => code)).toBe('ECONNREFUSED')
  expect(exits).not.toHaveBeenCalled()
  expect(await ask()).toBe(200)
  expect(await ended).toBe(0)
  open.destroy()
})

/** Asks over connections of an agent whether the program is up. */
async function statusOf(agent: Agent): Promise<number | undefined> {
  const asked = request({ port: Number(process.env.PORT), path: '/v1/health', agent }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await buffer(answer)
  return answer.statusCode
}
