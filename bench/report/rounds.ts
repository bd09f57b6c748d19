/** Measures things in turn, so that other work of the machine falls on all of them. */
export async function measureAlternately<Side extends string, Result>(
  rounds: number,
  sides: Record<Side, () => Promise<Result>>,
): Promise<Record<Side, Result>[]> {
  const results: Record<Side, Result>[] = []
  for (let round = 0; round < rounds; round++) {
    const measured: [string, Result][] = []
    for (const [side, measure] of Object.entries<() => Promise<Result>>(sides)) measured.push([side, await measure()])
    results.push(Object.fromEntries(measured) as Record<Side, Result>)
  }
  return results
}

/** The middle one; of an even number, the lower of the two in the middle. */
export const median = (values: number[]): number => quantile(values, 0.5)

/** The value that this share of all does not exceed: 0.99 for the slowest of a hundred but one. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
