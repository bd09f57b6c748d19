import { Refusal } from '#platform/refusal'

/** One hashing takes a core and 19 MiB for its time: the pages keep the other. */
const maxConcurrent = 2
/** Who comes behind so many would wait longer than people do. */
const maxWaiting = 250

const queue: (() => void)[] = []
let running = 0

/** Does a hashing when its turn comes, in the order of asking. Refuses with 503 when too many wait already. */
export async function limitHashing<Result>(hashing: () => Promise<Result>): Promise<Result> {
  if (running < maxConcurrent) running += 1
  else await waitForSlot()
  try {
    return await hashing()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

function waitForSlot(): Promise<void> {
  if (queue.length >= maxWaiting) {
    throw new Refusal('busy', 'Many people are signing in just now. Please try again in a minute.', {
      retryAfterSeconds: 30,
    })
  }
  return new Promise((resolve) => queue.push(resolve))
}
