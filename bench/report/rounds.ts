/** Measures two things in turn, so that what else the machine does falls on both. */
export async function inTurn<Result>(
  rounds: number,
  { bare, ours }: { bare: () => Promise<Result>; ours: () => Promise<Result> },
): Promise<{ bare: Result; ours: Result }[]> {
  const results: { bare: Result; ours: Result }[] = []
  for (let round = 0; round < rounds; round++) results.push({ bare: await bare(), ours: await ours() })
  return results
}

/** The middle one; of an even number, the lower of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
