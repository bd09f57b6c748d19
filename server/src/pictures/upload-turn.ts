import { tooManyWait } from './picture-refusals.ts'

/** While one photo is encoded the next is read; those behind them wait where they were stored, not in memory. */
const atOnce = 2
/** All photos that wait or are at work, in bytes: about what can be encoded while somebody waits for an answer. */
const room = 150 * 1024 * 1024

const waiting: (() => void)[] = []
let [running, taken] = [0, 0]

/** Takes in an upload of so many bytes when its turn comes, in the order of asking. Refuses as busy when too many wait. */
export async function inUploadTurn<Result>(bytes: number, takeIn: () => Promise<Result>): Promise<Result> {
  if (taken + bytes > room) throw tooManyWait()
  taken += bytes
  if (running < atOnce) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await takeIn()
  } finally {
    taken -= bytes
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
