/** Dark or light squares in rows; undefined where nothing is laid yet. */
export type Grid = (boolean | undefined)[][]

/** The marks by which a reader finds and measures the code, with room kept for the format. */
export function markedGrid(version: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(undefined))
  for (let at = 0; at < size; at++) {
    set(grid, 6, at, at % 2 === 0)
    set(grid, at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    ring(grid, { x, y, reach: 4, light: [2, 4] })
  }
  if (version > 1) ring(grid, { x: size - 7, y: size - 7, reach: 2, light: [1] })
  setFormat(grid, 0)
  return grid
}

/** Says by which mask the data is changed, at error correction M, twice and mendable. */
export function setFormat(grid: Grid, mask: number): void {
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const size = grid.length
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1
    const gap = at < 6 ? 0 : 1
    if (at < 8) set(grid, 8, at + gap, dark)
    else set(grid, at === 8 ? 7 : 14 - at, 8, dark)
    if (at < 8) set(grid, size - 1 - at, 8, dark)
    else set(grid, 8, size - 15 + at, dark)
  }
  set(grid, 8, size - 8, true)
}

type Ring = { x: number; y: number; reach: number; light: number[] }

/** Squares within squares around a middle; what falls outside is left out. */
function ring(grid: Grid, { x, y, reach, light }: Ring): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      set(grid, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

function set(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y]
  if (row && x >= 0 && x < row.length) row[x] = dark
}
