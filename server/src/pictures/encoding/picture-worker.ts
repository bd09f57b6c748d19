import { once } from 'node:events'
import { type Dimensions, type EncodedObject, encodePicture } from './encode-picture.ts'
import type { PictureFault } from './picture-refusals.ts'
import type { Rotation } from './picture-sizes.ts'

/** The picture's bytes, so many of them, come by the standard input: twice as fast as in a message. */
export type PictureTask = { length: number; rotation: Rotation }
export type PictureOutcome = Dimensions | { fault: PictureFault; detail: string }

/** What the process tells its owner: that it can work, each object as it is made, and how the picture came out. */
export type PictureNote = 'ready' | { made: EncodedObject } | { outcome: PictureOutcome }

process.on('message', async (task: PictureTask) => tell({ outcome: await outcomeOf(task) }))
// The owner ends this process: a signal to the whole group must not tear the picture that a person still waits for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))
tell('ready')

async function outcomeOf({ length, rotation }: PictureTask): Promise<PictureOutcome> {
  try {
    return await encodePicture(await take(length), rotation, (made) => tell({ made }))
  } catch (error) {
    const detail = String((error as Error).message).slice(0, 500)
    return { fault: /exceeds pixel limit/.test(detail) ? 'tooManyPixels' : 'damaged', detail }
  }
}

/** The next bytes of the standard input, which lie in memory once. */
async function take(length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let at = 0; at < length; ) {
    const part: Buffer | null = process.stdin.read()
    if (part) at += part.copy(bytes, at)
    else await once(process.stdin, 'readable')
  }
  return bytes
}

function tell(note: PictureNote): void {
  process.send?.(note)
}
