import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { minute } from '#platform/clock'
import type { EncodedObject } from './encode-picture.ts'
import { queueFull } from './picture-refusals.ts'
import type { Rotation } from './picture-sizes.ts'
import type { PictureMessage, PictureOutcome, PictureTask } from './picture-worker.ts'

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
function setReferenced(child: ChildProcess, referenced: boolean): void {
  const method = referenced ? 'ref' : 'unref'
  child[method]()
  child.channel?.[method]()
  for (const stream of [child.stdin, child.stderr]) (stream as Socket | null)?.[method]()
}

/** Disconnects the child and waits until it has exited; kills it after two seconds. */
async function stopPictureChild(child: ChildProcess): Promise<void> {
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

export type PictureProcess = {
  /**
   * Encodes when the pictures before it are done; calls `onEncoded` with each object. Refuses as busy when too many wait;
   * rejects when no process starts.
   */
  encode(bytes: Buffer, rotation: Rotation, onEncoded: (object: EncodedObject) => void): Promise<PictureOutcome>
  /** Ends the process after the pictures that wait. A later picture starts a new one. */
  end(): Promise<void>
}

/** Times in milliseconds; `maxWaitingBytes` counts the bytes of all pictures in the queue. */
type Settings = { timeout: number; idleTime: number; maxWaitingBytes: number; start: () => ChildProcess }

const defaults: Settings = {
  timeout: 20_000,
  idleTime: minute,
  maxWaitingBytes: 150 * 1024 * 1024,
  start: startPictureChild,
}

/** Creates the owner of one child process, which decodes one picture at a time, so that no picture can harm the program. */
export function createPictureProcess(settings: Partial<Settings> = {}): PictureProcess {
  const { timeout, idleTime, maxWaitingBytes, start } = { ...defaults, ...settings }
  const enqueue = pLimit(1)
  const children = createChildManager(start)
  let waitingBytes = 0
  let idleTimer: NodeJS.Timeout | undefined

  async function encodeNow(request: Omit<EncodingRequest, 'timeout'>): Promise<PictureOutcome> {
    clearTimeout(idleTimer)
    const child = await children.get()
    setReferenced(child, true)
    const outcome = await encodeInChild(child, { ...request, timeout })
    if (hasLostChild(outcome)) children.forget(child)
    setReferenced(child, false)
    idleTimer = setTimeout(end, idleTime).unref()
    return outcome
  }
  const end = () => enqueue(children.stop)

  return {
    async encode(bytes, rotation, onEncoded) {
      if (waitingBytes + bytes.length > maxWaitingBytes) throw queueFull()
      waitingBytes += bytes.length
      return enqueue(() => encodeNow({ bytes, rotation, onEncoded })).finally(() => {
        waitingBytes -= bytes.length
      })
    },
    end,
  }
}

/** Whether the child died or was killed while it encoded the picture. */
function hasLostChild(outcome: PictureOutcome): boolean {
  return 'error' in outcome && (outcome.error === 'crashed' || outcome.error === 'tooSlow')
}

const shared = createPictureProcess()

/** Encodes in the program's one picture process. */
export const encodeInPictureProcess = shared.encode

/** Ends the picture process, if there is one, after the pictures that wait. */
export const endPictureProcess = shared.end

/** Manages at most one child process. `get` starts it when it is first needed, and anew after it exited or was forgotten. */
function createChildManager(start: () => ChildProcess) {
  let child: ChildProcess | undefined
  const forget = (exited: ChildProcess) => {
    if (child === exited) child = undefined
  }
  return {
    async get(): Promise<ChildProcess> {
      if (child) return child
      const started = start()
      await whenReady(started)
      started.once('exit', () => forget(started))
      child = started
      return started
    },
    forget,
    async stop(): Promise<void> {
      if (child) await stopPictureChild(child)
      child = undefined
    },
  }
}

/** In milliseconds; far more than a busy machine needs. */
const startTimeout = 20_000

/** Waits until the child is ready. Rejects when it does not start: that is an error of the program, not of a picture. */
function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let errorOutput = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errorOutput = (errorOutput + text).slice(-2_000)
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), startTimeout)
    const fail = (reason: unknown) => {
      clearTimeout(timer)
      reject(new Error(`The picture process does not start (${reason}). ${errorOutput}`.trim()))
    }
    child.once('message', () => {
      clearTimeout(timer)
      resolve()
    })
    child.once('error', fail)
    // At 'close', unlike at 'exit', all of its error output has arrived.
    child.once('close', (code, signal) => fail(signal ?? `code ${code}`))
  })
}

/** One picture to encode. `onEncoded` gets each object; after `timeout` milliseconds the picture is given up. */
type EncodingRequest = {
  bytes: Buffer
  rotation: Rotation
  onEncoded: (object: EncodedObject) => void
  timeout: number
}

/** Has the child encode one picture. A child that dies or takes too long is dead afterwards. */
function encodeInChild(
  child: ChildProcess,
  { bytes, rotation, onEncoded, timeout }: EncodingRequest,
): Promise<PictureOutcome> {
  return new Promise((resolve) => {
    const finish = (outcome: PictureOutcome) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
      resolve(outcome)
    }
    const onMessage = (message: Exclude<PictureMessage, 'ready'>) =>
      'encoded' in message ? onEncoded(message.encoded) : finish(message.outcome)
    const crashed = (reason: string) => finish({ error: 'crashed', detail: reason })
    const onExit = (code: number | null, signal: string | null) => crashed(`ended with ${signal ?? `code ${code}`}`)
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      finish({ error: 'tooSlow', detail: `not done after ${timeout} ms` })
    }, timeout)
    child.on('message', onMessage).on('exit', onExit)
    const task: PictureTask = { length: bytes.length, rotation }
    child.send(task, (error) => error && crashed(error.message))
    child.stdin?.write(bytes)
  })
}
