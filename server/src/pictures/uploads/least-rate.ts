type MinRate = {
  /** Milliseconds in which nothing need come. */
  grace: number
  /** From then on, of all the time since the first byte was waited for. */
  bytesPerSecond: number
  tooSlow: () => Error
}

/** 16 kbit/s: a quarter of the least that the oldest 3G gives one who sends, for each of two photos half of that and half again. */
export const minUploadRate = { grace: 5_000, bytesPerSecond: 2_000 }

/** The same bytes. Throws `tooSlow()` once they come slower: what was sent faster before stands in for a while of silence. */
export async function* enforceRate(bytes: AsyncIterable<Buffer>, rate: MinRate): AsyncGenerator<Buffer> {
  const chunks = bytes[Symbol.asyncIterator]()
  const startedAt = performance.now()
  let count = 0
  try {
    for (;;) {
      const due = startedAt + rate.grace + (count / rate.bytesPerSecond) * 1_000
      const { done, value } = await withDeadline(chunks.next(), due - performance.now(), rate.tooSlow)
      if (done) return
      count += value.length
      yield value
    }
  } finally {
    // Not waited for: of a sender who says nothing it comes when they hang up.
    chunks.return?.().catch(() => {})
  }
}

/** What is there already is in time, however long we took over what was before. */
async function withDeadline<Result>(
  next: Promise<Result>,
  milliseconds: number,
  tooSlow: () => Error,
): Promise<Result> {
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(() => deadline.reject(tooSlow()), Math.max(0, milliseconds))
  try {
    return await Promise.race([next, deadline.promise])
  } finally {
    clearTimeout(timer)
  }
}
