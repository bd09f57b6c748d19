type Rate = {
  /** Milliseconds in which nothing need come. */
  grace: number
  /** From then on, of all the time since the first byte was waited for. */
  bytesPerSecond: number
  tooSlow: () => Error
}

/** 16 kbit/s: a quarter of the least that the oldest 3G gives one who sends, for each of two photos half of that and half again. */
export const leastRate = { grace: 5_000, bytesPerSecond: 2_000 }

/** The same bytes. Throws `tooSlow()` once they come slower: what was sent faster before stands in for a while of silence. */
export async function* heldToRate(bytes: AsyncIterable<Buffer>, rate: Rate): AsyncGenerator<Buffer> {
  const sender = bytes[Symbol.asyncIterator]()
  const begun = performance.now()
  let count = 0
  try {
    for (;;) {
      const due = begun + rate.grace + (count / rate.bytesPerSecond) * 1_000
      const { done, value } = await inTime(sender.next(), due - performance.now(), rate.tooSlow)
      if (done) return
      count += value.length
      yield value
    }
  } finally {
    // Not waited for: of a sender who says nothing it comes when they hang up.
    sender.return?.().catch(() => {})
  }
}

/** What is there already is in time, however long we took over what was before. */
async function inTime<Result>(next: Promise<Result>, milliseconds: number, tooSlow: () => Error): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(tooSlow()), Math.max(0, milliseconds))
  try {
    return await Promise.race([next, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
