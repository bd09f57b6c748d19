/** So many of them, drawn by chance; the same seed draws the same ones. */
export function draw<One>(all: readonly One[], most: number, seed: number): One[] {
  const left = [...all]
  const dice = diceOf(seed)
  return Array.from({ length: Math.min(most, left.length) }, () =>
    left.splice(Math.floor(dice() * left.length), 1),
  ).flat()
}

/** Numbers from 0 to 1 (mulberry32). */
function diceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
