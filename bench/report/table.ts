import { type Figure, isMet } from '../measurement.ts'

/** Prints figures with their targets, one a line. */
export function printTable(figures: Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const figure of figures) {
    const value = `${roundToThreeDigits(figure.value)} ${figure.unit}`.padStart(14)
    process.stdout.write(`  ${figure.name.padEnd(width)} ${value}   ${targetOf(figure)}\n`)
  }
}

function targetOf(figure: Figure): string {
  const { target } = figure
  if (!target) return ''
  const limit = 'most' in target ? `at most ${target.most}` : `at least ${target.least}`
  return `${limit.padEnd(16)} ${isMet(figure) ? 'met' : 'MISSED'}`
}

/** Three digits that count, as few as a person compares. */
export function roundToThreeDigits(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
