import { Refusal } from '#platform/refusal'
import { FairQueue } from '../encoding/fair-queue.ts'
import { type PhotoRequester, runOptionsOf } from '../encoding/photo-requester.ts'

const refusal = () =>
  new Refusal('busy', 'Many photos are being sent just now. Please try again in a minute.', {
    retryAfterSeconds: 30,
  })

/** Of all people's photos: each may take five minutes and 15 MB of the disk. */
const queue = new FairQueue({ concurrency: 40, maxWaitingPerPerson: 8, maxWaitingPeople: 100, refusal })

/** Of one network's people: twenty of its accounts that send slowly leave most places to everybody else. */
const networkConcurrency = 12
const networkQueue = new FairQueue({
  concurrency: Number.POSITIVE_INFINITY,
  maxWaitingPerPerson: 30,
  maxWaitingPeople: 200,
  refusal,
})

/** In milliseconds: whoever waits longer for a place is asked to come back. The browser tries again by itself. */
const longestWait = 8_000

type ReceivingRequester = PhotoRequester & {
  uploadId: number
  /** From where the photo comes. */
  network: string
  /** In milliseconds. */
  wait?: number
}

/** The ids of uploads that are being received or wait for it. */
const inProgress = new Set<number>()

/**
 * Receives an upload's bytes when the queue has a slot: two at once for each person, one while they are unconfirmed, and twelve for each
 * network. Refuses as a conflict an upload that is already being received, as busy when the queue is full or has no slot for 8 seconds.
 */
export async function queueReceiving<Result>(
  { uploadId, network, wait = longestWait, ...requester }: ReceivingRequester,
  receive: () => Promise<Result>,
): Promise<Result> {
  if (inProgress.has(uploadId)) throw new Refusal('conflict', 'This photo is on its way already.')
  inProgress.add(uploadId)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), wait)
  const signal = AbortSignal.any([requester.signal, late.signal])
  const begin = () => {
    clearTimeout(timer)
    return receive()
  }
  try {
    return await networkQueue.run({ personId: network, concurrency: networkConcurrency, signal }, () =>
      queue.run({ ...runOptionsOf(requester), signal }, begin),
    )
  } finally {
    clearTimeout(timer)
    inProgress.delete(uploadId)
  }
}
