type Look = {
  /** In milliseconds, of a clock that never goes back. */
  at: number
  /** How often the loop has turned by then. */
  turns: number
  isDebugged: boolean
}

/**
 * Returns what says after each look, one every `lookEvery` milliseconds, whether the loop stands still: for so many looks that they take `limit`
 * it has not turned. Looks are counted, not time, since a process that was suspended did nothing wrong. A look that came late itself
 * proves nothing: the machine had no time for either.
 */
export function createLooks({ lookEvery, limit }: { lookEvery: number; limit: number }): (look: Look) => boolean {
  let last: Look | undefined
  let withoutTurn = 0
  return (look) => {
    const isProof = last?.turns === look.turns && look.at - last.at <= 2 * lookEvery && !look.isDebugged
    withoutTurn = isProof ? withoutTurn + 1 : 0
    last = look
    return withoutTurn * lookEvery >= limit
  }
}
