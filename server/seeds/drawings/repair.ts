import { line, white } from './colours.ts'
import { plate, rotate, stroke } from './parts.ts'

/** A card with a wrench on it, standing on the floor beside what is sold for parts or repair. */
export function repairCard(): string {
  const wrench =
    stroke('M352 262L366 240', line, 7) +
    stroke('M363 228Q358 236 364 241Q371 245 376 237', line, 5) +
    stroke('M344 269Q344 261 352 262', line, 5)
  return (
    plate('M338 282L346 214H388L380 282Z', white) + stroke('M346 222H387', '#96434C', 5) + rotate(4, 362, 250, wrench)
  )
}

/** A tear in cloth. */
export function tear(x: number, y: number): string {
  return stroke(`M${x} ${y}l7 9l-5 6l8 10l-3 7`, line, 2.4)
}
