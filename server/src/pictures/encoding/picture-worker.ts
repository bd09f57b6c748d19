import { once } from 'node:events'
import { type Dimensions, type EncodedObject, encodePicture } from './encode-picture.ts'
import type { PictureError } from './picture-refusals.ts'
import type { Rotation } from './picture-sizes.ts'

/** The picture's bytes, so many of them, come by the standard input: twice as fast as in a message. */
export type PictureTask = { length: number; rotation: Rotation }
export type PictureOutcome = Dimensions | { error: PictureError; detail: string }

/** The messages of the process to its owner: that it is ready, each encoded object, and the outcome for the picture. */
export type PictureMessage = 'ready' | { encoded: EncodedObject } | { outcome: PictureOutcome }

process.on('message', async (task: PictureTask) => send({ outcome: await outcomeOf(task) }))
// The owner ends this process: a signal to the whole group must not tear the picture that a person still waits for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))
send('ready')

async function outcomeOf({ length, rotation }: PictureTask): Promise<PictureOutcome> {
  try {
    return await encodePicture(await readInput(length), rotation, (encoded) => send({ encoded }))
  } catch (error) {
    const detail = String((error as Error).message).slice(0, 500)
    return { error: /exceeds pixel limit/.test(detail) ? 'tooManyPixels' : 'damaged', detail }
  }
}

/** Reads the next bytes of the standard input into one buffer. */
async function readInput(length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let at = 0; at < length; ) {
    const chunk: Buffer | null = process.stdin.read()
    if (chunk) at += chunk.copy(bytes, at)
    else await once(process.stdin, 'readable')
  }
  return bytes
}

function send(message: PictureMessage): void {
  process.send?.(message)
}
