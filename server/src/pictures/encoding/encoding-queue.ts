import { FairQueue } from './fair-queue.ts'
import { type PhotoRequester, runOptionsOf } from './photo-requester.ts'
import { queueFull } from './picture-refusals.ts'

/**
 * While one photo is encoded the next is read; the others wait in the storage, not in memory. The limit of 50 waiting people
 * is about what can be encoded while somebody waits for an answer.
 */
const queue = new FairQueue({ concurrency: 2, maxWaitingPerPerson: 20, maxWaitingPeople: 50, refusal: queueFull })

/**
 * Reads and encodes a photo when the queue has a slot. The queue is fair by person, for uploads and for photos that an edit
 * rotates. Refuses as busy when the queue is full, and when nobody waits for the answer any more.
 */
export const queueEncoding = <Result>(requester: PhotoRequester, encode: () => Promise<Result>): Promise<Result> =>
  queue.run(runOptionsOf(requester), encode)
