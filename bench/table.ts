import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

type Limit = { atMost: number } | { atLeast: number }

/** Something that was measured or counted. One without a limit is for reading only. */
export type Figure = { name: string; value: number; unit: string; limit?: Limit | undefined }

export const figure = (name: string, value: number, unit: string, limit?: Limit): Figure => ({
  name,
  value,
  unit,
  limit,
})

/** Counts what must not happen at all. */
export const none = (name: string, value: number): Figure => figure(name, value, '', { atMost: 0 })

/** False when a figure misses its limit. */
export const isMet = ({ value, limit }: Figure): boolean =>
  !limit || ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast)

/** Prints one figure a line, with its limit. */
export function printTable(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const figure of figures)
    process.stdout.write(`  ${figure.name.padEnd(width)} ${textOf(figure).padStart(14)}   ${limitOf(figure)}\n`)
}

function limitOf(figure: Figure): string {
  if (!figure.limit) return ''
  const limit = 'atMost' in figure.limit ? `at most ${figure.limit.atMost}` : `at least ${figure.limit.atLeast}`
  return `${limit.padEnd(16)} ${isMet(figure) ? 'met' : 'MISSED'}`
}

/** Three significant digits. */
const textOf = ({ value, unit }: Figure) =>
  `${Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))} ${unit}`.trim()

const resultsFile = join(import.meta.dirname, 'results.json')

/** Writes the figures of a command into results.json, in place of those of its last run. */
export async function saveResults(command: string, figures: readonly Figure[]): Promise<void> {
  const results: Record<string, Record<string, string>> = JSON.parse(await readFile(resultsFile, 'utf8'))
  const machine = `${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`
  const measured = `${new Date().toISOString().slice(0, 10)}, ${machine}`
  results[command] = { measured, ...Object.fromEntries(figures.map((figure) => [figure.name, textOf(figure)])) }
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => a.localeCompare(b)))
  await writeFile(resultsFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The middle value; of an even number, the lower of the two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value that this share of all does not exceed: 0.99 gives p99. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
