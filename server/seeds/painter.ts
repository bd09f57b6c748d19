import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const idleMilliseconds = 10_000

let painter: ChildProcess | undefined
let idleTimer: NodeJS.Timeout | undefined
let nextOrder = 0

/**
 * Renders the drawing of a file as a JPEG of 960 × 720, as a phone would send it, in a process of its own that ends when it is idle, so that
 * the server's memory does not grow.
 */
export function paint(drawing: string): Promise<Buffer> {
  clearTimeout(idleTimer)
  painter ??= start()
  const child = painter
  const order = nextOrder++
  return new Promise<Buffer>((resolve, reject) => {
    const onExit = () => reject(new Error('the painter went away'))
    const onMessage = (answer: { order: number; bytes?: Uint8Array }) => {
      if (answer.order !== order) return
      child.off('message', onMessage).off('exit', onExit)
      answer.bytes ? resolve(Buffer.from(answer.bytes)) : reject(new Error('the drawing could not be painted'))
    }
    child.on('message', onMessage).once('exit', onExit)
    child.send({ order, drawing })
  }).finally(() => {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(stopPainter, idleMilliseconds).unref()
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
