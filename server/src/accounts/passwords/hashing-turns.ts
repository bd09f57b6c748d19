import { Refusal } from '#platform/refusal'

/** One hashing takes a core and 19 MiB for its time: the pages keep the other. */
const atOnce = 2
/** Who comes behind so many would wait longer than people do. */
const mostWaiting = 250

const waiting: (() => void)[] = []
let running = 0

/** Does a hashing when its turn comes, in the order of asking. Refuses with 503 when too many wait already. */
export async function inHashingTurn<Result>(hashing: () => Promise<Result>): Promise<Result> {
  if (running < atOnce) running += 1
  else await turn()
  try {
    return await hashing()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function turn(): Promise<void> {
  if (waiting.length >= mostWaiting) {
    throw new Refusal('busy', 'Many people are signing in just now. Please try again in a minute.', {
      retryAfterSeconds: 30,
    })
  }
  return new Promise((resolve) => waiting.push(resolve))
}
