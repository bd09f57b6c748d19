import type { ChildProcess } from 'node:child_process'
import type { EncodedObject } from './encode-picture.ts'
import type { Rotation } from './picture-sizes.ts'
import type { PictureMessage, PictureOutcome, PictureTask } from './picture-worker.ts'

/** In milliseconds; far more than a busy machine needs. */
const startTimeout = 20_000

/** Waits until the child is ready. Rejects when it does not start: that is an error of the program, not of a picture. */
export function whenReady(child: ChildProcess): Promise<void> {
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
export type EncodingRequest = {
  bytes: Buffer
  rotation: Rotation
  onEncoded: (object: EncodedObject) => void
  timeout: number
}

/** Has the child encode one picture. A child that dies or takes too long is dead afterwards. */
export function encodeInChild(
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
