type MinRate = {
  /** Milliseconds in which no byte need arrive. */
  grace: number
  /** From then on, of all the time since the first byte was waited for. */
  bytesPerSecond: number
  tooSlow: () => Error
}

/** 16 kbit/s: a quarter of the slowest 3G uplink, since two photos share the line and each may fall to half of its share. */
export const minUploadRate = { grace: 5_000, bytesPerSecond: 2_000 }

/** Yields the same bytes. Throws `tooSlow()` once their average rate is lower: bytes that came faster before allow for some silence. */
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
    // Not awaited: for a sender who is silent it resolves only when they hang up.
    chunks.return?.().catch(() => {})
  }
}

/** Resolves to `next`, or throws `tooSlow()` after so many milliseconds. A result that is there already is in time. */
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
