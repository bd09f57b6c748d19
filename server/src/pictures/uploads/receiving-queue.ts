import { Refusal } from '#platform/refusal'
import { FairQueue } from '../encoding/fair-queue.ts'
import { type PhotoRequester, runOptionsOf } from '../encoding/photo-requester.ts'

/** Of all people's photos: each may take five minutes and 15 MB of the disk. */
const queue = new FairQueue({
  concurrency: 40,
  maxWaitingPerPerson: 8,
  maxWaitingPeople: 100,
  refusal: () =>
    new Refusal('busy', 'Many photos are being sent just now. Please try again in a minute.', {
      retryAfterSeconds: 30,
    }),
})

/** The ids of uploads that are being received or wait for it. */
const inProgress = new Set<number>()

/**
 * Receives an upload's bytes when the queue has a slot: two at once for each person, one while they are unconfirmed. Refuses as a
 * conflict an upload that is already being received, as busy when the queue is full.
 */
export async function queueReceiving<Result>(
  { uploadId, ...requester }: PhotoRequester & { uploadId: number },
  receive: () => Promise<Result>,
): Promise<Result> {
  if (inProgress.has(uploadId)) throw new Refusal('conflict', 'This photo is on its way already.')
  inProgress.add(uploadId)
  try {
    return await queue.run(runOptionsOf(requester), receive)
  } finally {
    inProgress.delete(uploadId)
  }
}
