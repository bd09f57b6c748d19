import { FairQueue } from './fair-queue.ts'
import { tooManyWait } from './picture-refusals.ts'
import { type TurnOf, turnOf } from './turn-of.ts'

/**
 * While one photo is encoded the next is read; those behind them wait where they were stored, not in memory. So many people's
 * next photos are about what can be encoded while somebody waits for an answer.
 */
const queue = new FairQueue({ atOnce: 2, waitingEach: 20, waitingPeople: 50, refusal: tooManyWait })

/**
 * Reads and encodes a photo when its turn comes: that of each person in turn, whether it was sent just now or is turned by an
 * edit. Refuses as busy when too much waits, and what nobody waits for any more.
 */
export const inEncodingTurn = <Result>(turn: TurnOf, encode: () => Promise<Result>): Promise<Result> =>
  queue.inTurn(turnOf(turn), encode)
