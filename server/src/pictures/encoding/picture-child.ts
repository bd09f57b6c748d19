import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'

/** Beside this file in the source; in the build beside the bundle, or one folder above a part of it. */
const candidates = ['picture-worker.ts', 'picture-worker.js', '../picture-worker.js']

/** The environment variables that programs and libraries are found by. None is secret. */
const passedVariables = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TZ']

/** Starts the process in which pictures are decoded. Pixels lie outside its script heap, which stays small. */
export function startPictureChild(file: string = workerFile()): ChildProcess {
  const child = fork(file, [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=96', '--max-semi-space-size=1'],
    env: bareEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  })
  // Whoever waits for the child listens too; without this listener, an error between two pictures, or of a channel that is closed already,
  // would end the program.
  child.on('error', () => {})
  // The same for bytes that it no longer reads: its exit tells why.
  child.stdin?.on('error', () => {})
  return child
}

/** Sets whether the child and its streams keep the program's event loop alive. */
export function setReferenced(child: ChildProcess, referenced: boolean): void {
  const method = referenced ? 'ref' : 'unref'
  child[method]()
  child.channel?.[method]()
  for (const stream of [child.stdin, child.stderr]) (stream as Socket | null)?.[method]()
}

/** Disconnects the child and waits until it has exited; kills it after two seconds. */
export async function stopPictureChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  setReferenced(child, true)
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 2_000)
  child.disconnect()
  await exited
  clearTimeout(killTimer)
}

function workerFile(): string {
  const file = candidates.map((candidate) => join(import.meta.dirname, candidate)).find((path) => existsSync(path))
  if (!file) throw new Error(`The program is incomplete: there is no picture-worker beside ${import.meta.dirname}.`)
  return file
}

function bareEnvironment(): NodeJS.ProcessEnv {
  const variables = passedVariables.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  )
  // glibc otherwise keeps freed pixels, in a heap of every thread: a row of the largest pictures then needs a fifth more.
  return { ...Object.fromEntries(variables), MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }
}
