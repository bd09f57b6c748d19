import { type Count, smallestCount } from '@reable/contract/impact/rules'

/** A count as it may be said. */
export const saidCount = (things: number): Count => (things > 0 && things < smallestCount ? 'fewer' : things)

/**
 * The counts of a table as they may be said, by row and column. None of 0 to 4 is said, and of a row or column that hides one alone,
 * the smallest other one is not either: else the sum would give it away.
 */
export function saidTable(table: readonly (readonly number[])[]): Count[][] {
  const said = table.map((row) => row.map((things): Count => (things < smallestCount ? 'fewer' : things)))
  const width = table[0]?.length ?? 0
  const lines = [
    ...said.map((row, at) => row.map((_, column) => ({ row: at, column }))),
    ...Array.from({ length: width }, (_, column) => said.map((_, row) => ({ row, column }))),
  ]
  // To hide one more may leave another line with one alone.
  for (let changed = true; changed; ) changed = lines.map((line) => withholdBeside(said, line)).includes(true)
  return said
}

type Cell = { row: number; column: number }

function withholdBeside(said: Count[][], line: Cell[]): boolean {
  const shown = line.filter(({ row, column }) => typeof said[row]?.[column] === 'number')
  if (line.length - shown.length !== 1) return false
  const numberIn = ({ row, column }: Cell) => Number(said[row]?.[column])
  const smallest = shown.toSorted((one, other) => numberIn(one) - numberIn(other))[0]
  const row = smallest && said[smallest.row]
  if (!row) return false
  row[smallest.column] = 'withheld'
  return true
}
