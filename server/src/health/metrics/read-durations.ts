import { durationBounds, durationName, type Measured, type Metrics } from './create-metrics.ts'

/** How many answers took at most so many seconds, and longer than the bound before; `null` is whatever took longer than all. */
export type Durations = { within_seconds: number | null; answers: number }[]

type Value = { value: number; labels: { le?: number | '+Inf' }; metricName?: string }

/** Adds up how long answers took since the program started. */
export async function readDurations(metrics: Metrics): Promise<Durations> {
  const values = bucketsIn(await metrics.measured())
  const upTo = (bound: number | '+Inf') =>
    values.filter(({ labels }) => labels.le === bound).reduce((sum, { value }) => sum + value, 0)
  let before = 0
  return [...durationBounds, '+Inf' as const].map((bound) => {
    const answers = upTo(bound) - before
    before += answers
    return { within_seconds: bound === '+Inf' ? null : bound, answers }
  })
}

const bucketsIn = (measured: Measured): Value[] =>
  (measured.find(({ name }) => name === durationName)?.values ?? []) as unknown as Value[]
