import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { findPostmaster, isAlive, stopPostmaster } from '../platform/database/embedded/embedded-postmaster.ts'
import { temporaryFolder } from '../platform/database/testing.ts'
import { type BuiltProgram, endBuilt, productionSettings, signalsHandled, startBuilt } from '../testing-built.ts'

const folders: string[] = []
let dataFolder: string

beforeEach(async () => {
  const folder = await temporaryFolder('reable-processes-')
  folders.push(folder)
  dataFolder = join(folder, 'data')
})
afterEach(async () => {
  const postmaster = await runningDatabase()
  if (postmaster) await stopPostmaster(postmaster)
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const runningDatabase = () => findPostmaster(join(dataFolder, 'postgres', 'cluster'))
const start = (env = {}) => startBuilt(dataFolder, { ...productionSettings, PROCESSES: '2', ...env })
const metricsToken = 'a-token-of-the-program-that-collects-figures'
const allStarted = 'all processes have started'

/** Starts two processes that serve and one that works the queue, and waits for all; returns their port too. */
async function startAll(env = {}): Promise<BuiltProgram & { port: number }> {
  const program = start(env)
  await program.waitForOutput(allStarted)
  const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(await program.waitForOutput('Server listening')) ?? []
  return { ...program, port: Number(port) }
}

/** The numbers of the processes that have started to serve, or to work the queue, the oldest first. */
const pidsOf = ({ lines }: BuiltProgram, role: string) =>
  lines
    .filter((line) => line.includes('a process has started') && line.includes(`"role":"${role}"`))
    .map((line) => JSON.parse(line).process as number)

type Answer = { status: number | undefined; reused: boolean }

/** Asks as a browser does, over connections that stay open. */
function askAt(port: number, agent: Agent) {
  return async (path: string, body?: object, headers = {}): Promise<Answer> => {
    const asked = request({ port, path, agent, headers, method: body ? 'POST' : 'GET' })
    if (body) asked.setHeader('content-type', 'application/json')
    asked.end(body && JSON.stringify(body))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await buffer(answer)
    return { status: answer.statusCode, reused: asked.reusedSocket }
  }
}

const times = <Result>(many: number, one: () => Promise<Result>) => Promise.all(Array.from({ length: many }, one))

test('two processes answer on one port, and count together what few are allowed of, and nearly together the pages', async () => {
  const program = await startAll({ LIMITS: 'on' })
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const ask = askAt(program.port, agent)
  const resets = await times(8, () => ask('/v1/auth/password', { user: { email: 'nobody@reable.example' } }))
  expect(resets.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
  const [visitor] = (await fetch(`http://127.0.0.1:${program.port}/v1/posts`)).headers.getSetCookie()
  const cookie = visitor?.split(';')[0]
  const pages = await times(1_200, () => ask('/robots-of-nowhere', undefined, { cookie }))
  const passed = pages.filter(({ status }) => status !== 429).length
  expect(passed).toBeGreaterThanOrEqual(1_000)
  expect(passed).toBeLessThanOrEqual(1_050)
  const answers = program.lines.filter((line) => line.includes('"answered"')).map((line) => JSON.parse(line).process)
  expect(pidsOf(program, 'web')).toHaveLength(2)
  expect([...new Set(answers)].sort()).toEqual(pidsOf(program, 'web').sort())
  agent.destroy()
  expect(await endBuilt(program)).toBe(0)
})

test('what each process measured is added up by the one that is asked, the one that works the queue included', async () => {
  const program = await startAll({ METRICS_TOKEN: metricsToken })
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  await times(100, () => askAt(program.port, agent)('/favicon.svg'))
  const headers = { authorization: `Bearer ${metricsToken}` }
  const figures = await (await fetch(`http://127.0.0.1:${program.port}/v1/metrics`, { headers })).text()
  agent.destroy()
  expect(figures).toMatch(/^reable_processes 3$/m)
  const counted = figures.matchAll(/^reable_http_request_duration_seconds_count\{[^}]*outcome="ok"\} (\d+)$/gm)
  expect([...counted].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(100)
  expect(await endBuilt(program)).toBe(0)
})

test('SIGHUP puts new processes in the place of all without a lost request, and the program stays ready', async () => {
  const program = await startAll()
  const before = [...pidsOf(program, 'web'), ...pidsOf(program, 'worker')]
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const ask = askAt(program.port, agent)
  let isOver = false
  const statuses: (number | undefined)[] = []
  const askOn = async (path: string) => {
    while (!isOver) statuses.push((await ask(path)).status)
  }
  // Connections that were used before and are idle meanwhile must not be cut either.
  const idle = new Agent({ keepAlive: true, maxSockets: 4 })
  const askIdle = () => times(4, () => askAt(program.port, idle)('/'))
  await askIdle()
  const asking = ['/v1/posts', '/v1/ready', '/v1/health', '/favicon.svg'].flatMap((path) => [askOn(path), askOn(path)])
  program.child.kill('SIGHUP')
  await program.waitForOutput('"restarted"')
  isOver = true
  await Promise.all(asking)
  expect(await askIdle()).toEqual(Array(4).fill({ status: 200, reused: true }))
  expect(statuses.length).toBeGreaterThan(100)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  agent.destroy()
  idle.destroy()
  await expect.poll(() => before.filter(isAlive)).toEqual([])
  expect([...pidsOf(program, 'web'), ...pidsOf(program, 'worker')].filter(isAlive)).toHaveLength(3)
  expect(await endBuilt(program)).toBe(0)
})

test('a process that dies is started again, after a longer pause each time, while the other serves', async () => {
  const program = await startAll()
  const pauses: number[] = []
  for (const ended of [1, 2]) {
    const lost = pidsOf(program, 'web').at(-1) as number
    process.kill(lost, 'SIGKILL')
    const line = JSON.parse(await program.waitForOutput(`"process":${lost},"code":null,"signal":"SIGKILL"`))
    expect(line).toMatchObject({ level: 50, role: 'web', msg: 'a process ended and is started again' })
    pauses.push(line.pause)
    expect((await fetch(`http://127.0.0.1:${program.port}/v1/ready`)).status).toBe(200)
    await expect.poll(() => pidsOf(program, 'web')).toHaveLength(2 + ended)
  }
  expect(pauses).toEqual([100, 200])
  expect(await endBuilt(program)).toBe(0)
})

test('nobody waits for a process that died: a connection on its way to it ends with it', async () => {
  const program = await startAll()
  const [stuck] = pidsOf(program, 'web') as [number]
  process.kill(stuck, 'SIGSTOP')
  const ask = askAt(program.port, new Agent())
  const answered: unknown[] = []
  const askOnce = () =>
    ask('/v1/health')
      .then(
        ({ status }) => status,
        () => 'cut',
      )
      .then((end) => answered.push(end))
  for (let times = 0; times < 6; times++) void askOnce()
  // One goes to the process that stands still; the other process answers the rest.
  await expect.poll(() => answered).toEqual(Array(5).fill(200))
  process.kill(stuck, 'SIGKILL')
  await expect.poll(() => answered).toEqual([...Array(5).fill(200), 'cut'])
  expect(await endBuilt(program)).toBe(0)
})

test('a kill of the supervisor ends its processes, and the next start takes the database over', async () => {
  const program = await startAll()
  program.child.kill('SIGKILL')
  await program.closed
  const alive = () => [...pidsOf(program, 'web'), ...pidsOf(program, 'worker')].filter(isAlive)
  await expect.poll(alive).toEqual([])
  const next = await startAll()
  expect(await endBuilt(next)).toBe(0)
  expect(await runningDatabase()).toBeUndefined()
})

const moments: [moment: string, signal: NodeJS.Signals][] = [
  [signalsHandled, 'SIGTERM'],
  ['starting PostgreSQL', 'SIGINT'],
  ['ready to accept connections', 'SIGTERM'],
  ['the database is up to date', 'SIGINT'],
  ['Server listening', 'SIGTERM'],
  ['a process has started', 'SIGINT'],
  [allStarted, 'SIGTERM'],
]

test('a signal at any moment of the start ends all processes and the database, with 0', async () => {
  for (const [moment, signal] of moments) {
    const program = start()
    await program.waitForOutput(moment)
    const code = await endBuilt(program, signal)
    await program.closed
    expect([moment, code, await runningDatabase()]).toEqual([moment, 0, undefined])
  }
})

test('a port that is taken ends the start with one sentence, said once', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const program = start({ PORT: String(port) })
  const [code] = await once(program.child, 'exit')
  other.close()
  expect([code, await program.errors, await runningDatabase()]).toEqual([
    1,
    `Port ${port} is taken by another program. Set PORT to a free one.\n`,
    undefined,
  ])
})
