/** Hashes of pictures that nobody took, with what makes real ones alike: light from one side, soft shapes, a thing before a plain wall. */

const [columns, rows] = [9, 8]
const frequencies = 6
const phases = 16

/** Waves across and down a picture, by frequency and phase: as in photographs, the slower ones are the stronger ones. */
const waves = (places: number): Float64Array[] =>
  Array.from({ length: frequencies * phases }, (_, at) => {
    const [frequency, phase] = [1 + Math.floor(at / phases), ((at % phases) / phases) * Math.PI]
    return Float64Array.from({ length: places }, (_, place) => Math.cos((Math.PI * frequency * place) / places + phase))
  })
const [across, down] = [waves(columns), waves(rows)]

/** Numbers between 0 and 1, the same in every run. */
export function dice(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Light and shapes of one picture, in levels of grey. */
function paint(roll: () => number, light: Float64Array): void {
  const [right, below] = [(roll() - 0.5) * 12, (roll() - 0.5) * 12]
  for (let at = 0; at < light.length; at++) light[at] = right * (at % columns) + below * Math.floor(at / columns)
  for (let wave = 0; wave < 10; wave++) {
    const frequency = Math.floor(roll() * frequencies)
    const strength = (60 * (roll() - 0.5)) / (1 + frequency)
    const x = across[frequency * phases + Math.floor(roll() * phases)] as Float64Array
    const y = down[Math.floor(roll() * frequencies) * phases + Math.floor(roll() * phases)] as Float64Array
    for (let at = 0; at < light.length; at++)
      light[at] = (light[at] ?? 0) + strength * (x[at % columns] ?? 0) * (y[Math.floor(at / columns)] ?? 0)
  }
}

/** Before a wall: outside of a rectangle nothing but the light from one side and a little grain, or, in a studio, nothing at all. */
function clear(roll: () => number, light: Float64Array): void {
  const [left, top] = [Math.floor(roll() * 4), Math.floor(roll() * 3)]
  const [right, bottom] = [columns - Math.floor(roll() * 4), rows - Math.floor(roll() * 3)]
  const isStudio = roll() < 0.25
  const slope = (roll() - 0.5) * 2
  for (let at = 0; at < light.length; at++) {
    const [x, y] = [at % columns, Math.floor(at / columns)]
    if (x < left || x >= right || y < top || y >= bottom) light[at] = isStudio ? 80 : 80 + slope * x + roll()
  }
}

function hashOf(light: Float64Array): bigint {
  let [high, low] = [0, 0]
  for (let at = 0; at < rows * (columns - 1); at++) {
    const place = Math.floor(at / (columns - 1)) * columns + (at % (columns - 1)) + 1
    const bit = Number((light[place] ?? 0) > (light[place - 1] ?? 0))
    if (at < 32) high = (high << 1) | bit
    else low = (low << 1) | bit
  }
  return BigInt.asIntN(64, (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0))
}

/** So many hashes: two of five of a thing before a plain wall; those of which nothing can be told apart are left out, as the program does. */
export function* syntheticHashes(count: number, seed = 1): Generator<bigint> {
  const roll = dice(seed)
  const light = new Float64Array(columns * rows)
  for (let made = 0; made < count; ) {
    paint(roll, light)
    if (roll() < 0.4) clear(roll, light)
    const hash = hashOf(light)
    const set = bitsOf(hash)
    if (set < 4 || set > 60) continue
    made += 1
    yield hash
  }
}

/** How many bits of a hash are set. */
export function bitsOf(hash: bigint): number {
  let count = 0
  for (let rest = BigInt.asUintN(64, hash); rest; rest &= rest - 1n) count += 1
  return count
}
