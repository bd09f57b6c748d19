import { type Dimensions, type EncodedObject, encodePicture } from './encode-picture.ts'
import type { PictureFault } from './picture-refusals.ts'
import type { Rotation } from './picture-sizes.ts'

export type PictureTask = { bytes: Buffer; rotation: Rotation }
export type PictureOutcome = Dimensions | { fault: PictureFault; detail: string }

/** What the process tells its owner: that it can work, each object as it is made, and how the picture came out. */
export type PictureNote = 'ready' | { made: EncodedObject } | { outcome: PictureOutcome }

process.on('message', async (task: PictureTask) => tell({ outcome: await outcomeOf(task) }))
// The owner ends this process: a signal to the whole group must not tear the picture that a person still waits for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))
tell('ready')

async function outcomeOf({ bytes, rotation }: PictureTask): Promise<PictureOutcome> {
  try {
    return await encodePicture(bytes, rotation, (made) => tell({ made }))
  } catch (error) {
    const detail = String((error as Error).message).slice(0, 500)
    return { fault: /exceeds pixel limit/.test(detail) ? 'tooManyPixels' : 'damaged', detail }
  }
}

function tell(note: PictureNote): void {
  process.send?.(note)
}
