import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { root } from './root.ts'

/** The program under test. `stop` lets it end in order, its database last. */
export type Program = { pid: number; port: number; address: string; child: ChildProcess; stop(): Promise<void> }

const timeout = 60_000

/** As `npm start` has them. */
export const memoryFlags = ['--max-semi-space-size=4', '--heap-growing-percent=60']

type Settings = Record<string, string>

/** Starts the program that is built in `from` on a data folder. Its output goes to `<dataFolder>.log`. Does not wait for it. */
export async function spawnProgram(dataFolder: string, settings: Settings = {}, from = root): Promise<Program> {
  const port = await freePort()
  const child = spawn(process.execPath, [...memoryFlags, 'build/server/main.js'], {
    cwd: from,
    env: { ...programEnvironment(dataFolder, port), ...settings },
    stdio: ['ignore', logOf(dataFolder), logOf(dataFolder)],
  })
  return { pid: child.pid ?? 0, port, address: `http://127.0.0.1:${port}`, child, stop: () => stopChild(child) }
}

/** Starts the program and waits until it answers. Throws when it does not within a minute. */
export async function startProgram(dataFolder: string, settings?: Settings, from?: string): Promise<Program> {
  const program = await spawnProgram(dataFolder, settings, from)
  const deadline = performance.now() + timeout
  while (performance.now() < deadline && program.child.exitCode === null) {
    const ready = await fetch(`${program.address}/v1/ready`).catch(() => undefined)
    if (ready?.ok) return program
    await delay(20)
  }
  await program.stop()
  throw new Error(`The program did not start: ${dataFolder}.log says why.`)
}

/** Works with a program that runs, and stops it whatever happens. */
export async function withProgram<Result>(
  dataFolder: string,
  work: (program: Program) => Promise<Result>,
): Promise<Result> {
  const program = await startProgram(dataFolder)
  try {
    return await work(program)
  } finally {
    await program.stop()
  }
}

/** The environment of the program and its commands: nothing of the surroundings but where programs are. */
export function programEnvironment(dataFolder: string, port?: number): NodeJS.ProcessEnv {
  const { PATH, TMPDIR } = process.env
  const settings = { LIMITS: 'off', LOG_LEVEL: 'warn', PROCESSES: '1' }
  return { PATH, TMPDIR, DATA_DIR: dataFolder, ...settings, ...(port && { PORT: String(port) }) }
}

/** Opens the file for the output of a process. */
export function logOf(dataFolder: string): number {
  mkdirSync(dirname(dataFolder), { recursive: true })
  return openSync(`${dataFolder}.log`, 'a')
}

/** Ends a process of ours and waits until it is gone; after half a minute it is killed. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const killing = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await exited
  clearTimeout(killing)
}
