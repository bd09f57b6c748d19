/** Arithmetic of the field with 256 elements over x⁸ + x⁴ + x³ + x² + 1, in which the code mends its errors. */
const powers: number[] = [1]
for (let at = 1; at < 255; at++) {
  const double = (powers[at - 1] ?? 0) << 1
  powers.push(double > 255 ? double ^ 0x11d : double)
}

const logarithms = new Map(powers.map((power, at) => [power, at]))

const times = (one: number, other: number): number => {
  const [a, b] = [logarithms.get(one), logarithms.get(other)]
  return a === undefined || b === undefined ? 0 : (powers[(a + b) % 255] ?? 0)
}

/** The coefficients below the leading one of (x − 2⁰)(x − 2¹)… with `degree` factors. */
function generator(degree: number): number[] {
  let factors = [1]
  for (let root = 0; root < degree; root++) {
    const shifted = [...factors, 0]
    factors = shifted.map((value, at) => value ^ times(factors[at - 1] ?? 0, powers[root] ?? 0))
  }
  return factors.slice(1)
}

/** The `count` codewords that let a reader mend what is smudged in `data`. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  let rest: number[] = Array(count).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at] ?? 0, factor))
  }
  return rest
}
