import { type EncodedPicture, encodePicture } from './encode-picture.ts'
import type { PictureFault } from './picture-refusals.ts'
import type { Rotation } from './picture-sizes.ts'

export type PictureTask = { bytes: Buffer; rotation: Rotation }
export type PictureOutcome = { encoded: EncodedPicture } | { fault: PictureFault; detail: string }

process.on('message', async (task: PictureTask) => reply(await outcomeOf(task)))
// The owner ends this process: a signal to the whole group must not tear the picture that a person still waits for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))
reply('ready')

async function outcomeOf({ bytes, rotation }: PictureTask): Promise<PictureOutcome> {
  try {
    return { encoded: await encodePicture(bytes, rotation) }
  } catch (error) {
    const detail = String((error as Error).message).slice(0, 500)
    return { fault: /exceeds pixel limit/.test(detail) ? 'tooManyPixels' : 'damaged', detail }
  }
}

function reply(message: PictureOutcome | 'ready'): void {
  process.send?.(message)
}
