import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { cpuOf, familyOf } from './processes.ts'

export const run = promisify(execFile)

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

/** Where data folders, backups and what the program prints are stored between runs. Not under version control. */
export const benchData = join(root, 'data', 'bench')

/** The program under test. `stop` lets it end in order. */
export type Program = { pid: number; port: number; url: string; child: ChildProcess; stop(): Promise<void> }

type Settings = Record<string, string>

const minute = 60_000

/** Starts the program that is built in `from`, without waiting for it. What it prints goes to `<dataFolder>.log`. */
export async function spawnProgram(dataFolder: string, settings: Settings = {}, from = root): Promise<Program> {
  const port = await freePort()
  mkdirSync(dirname(dataFolder), { recursive: true })
  const log = openSync(`${dataFolder}.log`, 'a')
  // The flags are those of `npm start`.
  const flags = ['--max-semi-space-size=4', '--heap-growing-percent=60']
  const child = spawn(process.execPath, [...flags, 'build/server/main.js'], {
    cwd: from,
    env: { ...environment(dataFolder), PORT: String(port), ...settings },
    stdio: ['ignore', log, log],
  })
  return { pid: child.pid ?? 0, port, url: `http://127.0.0.1:${port}`, child, stop: () => stopChild(child) }
}

/** Starts the program and waits until it is ready. Throws when it is not within a minute. */
export async function startProgram(dataFolder: string, settings?: Settings, from?: string): Promise<Program> {
  const program = await spawnProgram(dataFolder, settings, from)
  try {
    await waitUntilReady(program)
    return program
  } catch {
    await program.stop()
    throw new Error(`The program did not start: ${dataFolder}.log says why.`)
  }
}

/** Waits until a program answers and reaches its database. */
export async function waitUntilReady({ url, child }: Program): Promise<void> {
  const deadline = performance.now() + minute
  while (performance.now() < deadline && child.exitCode === null) {
    if ((await fetch(`${url}/v1/ready`).catch(() => undefined))?.ok) return
    await delay(20)
  }
  throw new Error('The program was not ready within a minute.')
}

/** Starts the program, waits until it has nothing left to do, and stops it after the work. */
export async function withProgram<Result>(dataFolder: string, work: (program: Program) => Promise<Result>) {
  const program = await startProgram(dataFolder)
  try {
    await waitUntilIdle(program)
    return await work(program)
  } finally {
    await program.stop()
  }
}

/** Waits until a program and its database use hardly any processor time. Throws after a quarter of an hour. */
export async function waitUntilIdle({ pid }: Program): Promise<void> {
  const used = () => familyOf(pid).reduce((sum, member) => sum + cpuOf(member), 0)
  let idleSeconds = 0
  for (let second = 0; second < 900 && idleSeconds < 3; second++) {
    const before = used()
    await delay(1_000)
    idleSeconds = used() - before < 60 ? idleSeconds + 1 : 0
  }
  if (idleSeconds < 3) throw new Error('The program was still busy after a quarter of an hour.')
}

/** Ends a process of ours and waits until it is gone; after half a minute it is killed. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), minute / 2)
  await exit
  clearTimeout(timer)
}

/** Runs one of the built commands on a data folder. Throws when it fails. */
export async function runCommand(dataFolder: string, file: string, ...args: string[]): Promise<void> {
  const options = { cwd: root, env: environment(dataFolder), stdio: 'inherit' } as const
  const [code] = await once(spawn(process.execPath, [join('build/server', file), ...args], options), 'exit')
  if (code !== 0) throw new Error(`${file} ended with code ${code}`)
}

/** A data folder with the demo data, made when it is first used. */
export const demoFolder = (): Promise<string> => folderOf('demo')

/** A data folder with the demo data and so many listings more. */
export const listingsFolder = (count: number): Promise<string> =>
  folderOf(`listings-${count}`, (folder) => runCommand(folder, 'make-listings.js', String(count)))

/** Copies a data folder that nobody works with, in place of an earlier copy. */
export async function copyOf(dataFolder: string, name: string): Promise<string> {
  const folder = await emptyFolder(name)
  // PostgreSQL insists on who owns its files, and only cp -a preserves that.
  await run('cp', ['-a', dataFolder, folder])
  return folder
}

/** The path of a data folder that is not there yet. */
export async function emptyFolder(name: string): Promise<string> {
  const folder = join(benchData, name)
  await rm(folder, { recursive: true, force: true })
  return folder
}

/** A file beside the folder says that it is complete; without that it is made again. */
async function folderOf(name: string, fill?: (folder: string) => Promise<void>): Promise<string> {
  const note = join(benchData, `${name}.made`)
  if (existsSync(note)) return join(benchData, name)
  process.stdout.write(`  making the data folder ${name} …\n`)
  const folder = await emptyFolder(name)
  await fill?.(folder)
  await withProgram(folder, async () => {})
  await writeFile(note, new Date().toISOString())
  return folder
}

/** Nothing of the surroundings but where programs are. */
function environment(dataFolder: string): NodeJS.ProcessEnv {
  const { PATH, TMPDIR } = process.env
  return { PATH, TMPDIR, DATA_DIR: dataFolder, LIMITS: 'off', LOG_LEVEL: 'warn' }
}

/** A port of 127.0.0.1 that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
