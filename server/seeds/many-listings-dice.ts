/** Reproducible random choices: the same seed gives the same ones. */
export type Dice = {
  /** From 0 to just below 1. */
  number(): number
  /** A whole number, both ends included. */
  whole(least: number, most: number): number
  chance(probability: number): boolean
  pick<Thing>(things: readonly Thing[]): Thing
  /** The first often, the last seldom. */
  pickEarly<Thing>(things: readonly Thing[]): Thing
  /** By weights of any sum. */
  weigh<Thing>(things: readonly (readonly [Thing, number])[]): Thing
}

export function diceFrom(seed: number): Dice {
  const number = mulberry(seed)
  const at = <Thing>(things: readonly Thing[], part: number) => things[Math.floor(part * things.length)] as Thing
  return {
    number,
    whole: (least, most) => least + Math.floor(number() * (most - least + 1)),
    chance: (probability) => number() < probability,
    pick: (things) => at(things, number()),
    pickEarly: (things) => at(things, number() ** 3),
    weigh(things) {
      let left = number() * things.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [thing, weight] of things) {
        left -= weight
        if (left < 0) return thing
      }
      return (things.at(-1) as (typeof things)[number])[0]
    },
  }
}

/** mulberry32: 32 bits of state, even enough for what is made here, and fast. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
