import { Refusal } from '#platform/refusal'

/** One hashing occupies a core and 19 MiB: another core stays free for the pages. */
const maxConcurrent = 2
/** Whoever came after so many would wait longer than people are ready to. */
const maxWaiting = 250

const queue: (() => void)[] = []
let running = 0

/** Runs a hashing when a slot is free, in the order of the calls. Refuses with 503 when too many wait already. */
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
