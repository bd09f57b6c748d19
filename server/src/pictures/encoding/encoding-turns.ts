import { FairQueue } from './fair-queue.ts'
import { queueFull } from './picture-refusals.ts'
import { type PhotoRequester, runOptionsOf } from './turn-of.ts'

/**
 * While one photo is encoded the next is read; those behind them wait where they were stored, not in memory. So many people's
 * next photos are about what can be encoded while somebody waits for an answer.
 */
const queue = new FairQueue({ concurrency: 2, maxWaitingPerPerson: 20, maxWaitingPeople: 50, refusal: queueFull })

/**
 * Reads and encodes a photo when its turn comes: that of each person in turn, whether it was sent just now or is turned by an
 * edit. Refuses as busy when too much waits, and what nobody waits for any more.
 */
export const queueEncoding = <Result>(requester: PhotoRequester, encode: () => Promise<Result>): Promise<Result> =>
  queue.run(runOptionsOf(requester), encode)
