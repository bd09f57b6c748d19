import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Shot } from './shots.ts'

const idleMilliseconds = 10_000

let painter: ChildProcess | undefined
let rest: NodeJS.Timeout | undefined
let next = 0

/**
 * A drawing as a JPEG of 960 × 720, as a telephone would send it. Painted in a process of its own that ends when there is
 * nothing to paint, so that the server's memory stays its own.
 */
export function paint(shot: Shot): Promise<Buffer> {
  clearTimeout(rest)
  painter ??= start()
  const child = painter
  const order = next++
  return new Promise<Buffer>((resolve, reject) => {
    const gone = () => reject(new Error('the painter went away'))
    const done = (answer: { order: number; bytes?: Uint8Array }) => {
      if (answer.order !== order) return
      child.off('message', done).off('exit', gone)
      answer.bytes ? resolve(Buffer.from(answer.bytes)) : reject(new Error('the drawing could not be painted'))
    }
    child.on('message', done).once('exit', gone)
    child.send({ order, shot })
  }).finally(() => {
    clearTimeout(rest)
    rest = setTimeout(stopPainter, idleMilliseconds).unref()
  })
}

export function stopPainter(): void {
  painter?.kill()
  painter = undefined
}

function start(): ChildProcess {
  const file = ['paint-worker.ts', 'paint-worker.js', '../paint-worker.js']
    .map((name) => join(import.meta.dirname, name))
    .find(existsSync)
  const child = fork(file as string, { serialization: 'advanced', env: { PATH: process.env.PATH } })
  child.setMaxListeners(0)
  child.once('exit', () => {
    if (painter === child) painter = undefined
  })
  child.unref()
  child.channel?.unref()
  return child
}
