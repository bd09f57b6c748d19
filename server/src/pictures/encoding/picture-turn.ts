import type { ChildProcess } from 'node:child_process'
import type { EncodedObject } from './encode-picture.ts'
import type { Rotation } from './picture-sizes.ts'
import type { PictureNote, PictureOutcome, PictureTask } from './picture-worker.ts'

/** In milliseconds; far more than a busy machine needs. */
const startLimit = 20_000

/** Waits until the child can work. Rejects when it cannot: that is a fault of the program, not of a picture. */
export function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000)
    })
    const slow = setTimeout(() => child.kill('SIGKILL'), startLimit)
    const fail = (how: unknown) => {
      clearTimeout(slow)
      reject(new Error(`The picture process does not start (${how}). ${said}`.trim()))
    }
    child.once('message', () => {
      clearTimeout(slow)
      resolve()
    })
    child.once('error', fail)
    // At 'close', unlike at 'exit', everything it said has arrived.
    child.once('close', (code, signal) => fail(signal ?? `code ${code}`))
  })
}

/** A child's one picture, as it was sent. `take` gets each object as it is made; in `timeLimit` milliseconds the picture is given up. */
export type Turn = { bytes: Buffer; rotation: Rotation; take: (object: EncodedObject) => void; timeLimit: number }

/** Hands the child one picture. A child that dies or takes too long is gone afterwards. */
export function workOn(child: ChildProcess, { bytes, rotation, take, timeLimit }: Turn): Promise<PictureOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: PictureOutcome) => {
      clearTimeout(timer)
      child.off('message', hear).off('exit', onExit)
      resolve(outcome)
    }
    const hear = (note: Exclude<PictureNote, 'ready'>) => ('made' in note ? take(note.made) : settle(note.outcome))
    const crashed = (how: string) => settle({ fault: 'crashed', detail: how })
    const onExit = (code: number | null, signal: string | null) => crashed(`ended with ${signal ?? `code ${code}`}`)
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      settle({ fault: 'tooSlow', detail: `not done after ${timeLimit} ms` })
    }, timeLimit)
    child.on('message', hear).on('exit', onExit)
    const task: PictureTask = { length: bytes.length, rotation }
    child.send(task, (error) => error && crashed(error.message))
    child.stdin?.write(bytes)
  })
}
