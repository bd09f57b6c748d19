import { codewordsOf } from './codewords.ts'
import { type Grid, markedGrid, setFormat } from './grid.ts'

/** The squares that each mask turns over. */
const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The QR code of a text, dark squares as true, without its quiet zone. Undefined above 106 bytes. */
export function qrGrid(text: string): boolean[][] | undefined {
  const encoded = codewordsOf(text)
  if (!encoded) return undefined
  const bits = encoded.codewords.flatMap((word) => Array.from({ length: 8 }, (_, at) => ((word >> (7 - at)) & 1) === 1))
  const choices = masks.map((_, mask) => drawGrid(encoded.version, bits, mask))
  return choices.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

function drawGrid(version: number, bits: readonly boolean[], mask: number): boolean[][] {
  const grid = markedGrid(version)
  const isInverted = masks[mask]
  let next = 0
  for (const [x, y] of path(grid)) {
    const row = grid[y]
    if (row) row[x] = (bits[next++] ?? false) !== (isInverted?.(x, y) ?? false)
  }
  setFormat(grid, mask)
  return grid as boolean[][]
}

/** The free squares in the order they are filled: two columns at a time from the right, up and down in turn. */
function path(grid: Grid): [number, number][] {
  const size = grid.length
  const squares: [number, number][] = []
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const right = size - 1 - 2 * pair
    // The column of the measuring line is passed over.
    const x = right <= 6 ? right - 1 : right
    for (let step = 0; step < size; step++) {
      const y = pair % 2 === 0 ? size - 1 - step : step
      squares.push([x, y], [x - 1, y])
    }
  }
  return squares.filter(([x, y]) => grid[y]?.[x] === undefined)
}

/** How much of it lies in stretches of five or more alike, which readers lose count in. */
function penalty(grid: readonly boolean[][]): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x]))
  const lines = [...grid, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
  return runs.reduce((sum, run) => sum + run.length - 2, 0)
}
