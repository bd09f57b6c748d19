import { Refusal } from '#platform/refusal'

/** Of all photos: each may take five minutes and 15 MB of the line and the disk. */
const atOnce = 40

const underWay = new Set<number>()

/** Receives an upload's bytes unless they are on their way already, or those of too many others are. */
export async function inReceivingTurn<Result>(uploadId: number, receive: () => Promise<Result>): Promise<Result> {
  if (underWay.has(uploadId)) throw new Refusal('conflict', 'This photo is on its way already.')
  if (underWay.size >= atOnce) {
    throw new Refusal('busy', 'Many photos are being sent just now. Please try again in a minute.', {
      retryAfterSeconds: 30,
    })
  }
  underWay.add(uploadId)
  try {
    return await receive()
  } finally {
    underWay.delete(uploadId)
  }
}
