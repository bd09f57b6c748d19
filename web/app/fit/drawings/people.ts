import { circle, type Shape } from './drawn.ts'

/** People, each in the place in which something about them is measured. */

export const sittingFront: Shape = {
  trunk: 'M71 42h18l3 24H68z',
  body: `${circle(80, 21, 4)}M66 66h28M69 66l-1 36h-5M91 66l1 36h5M69 43 58 56l8 12M91 43l11 13-8 12`,
}

/** Facing right, the seat under them at 78. */
export const sittingSide: Shape = {
  trunk: 'M53 42h8l-1 29h-7z',
  body: `${circle(60, 21, 4)}M56 71h34v31h10M58 45l8 14 14 1`,
}

/** Facing us, arms hanging down to wrists at 61. */
export const standingFront: Shape = {
  trunk: 'M72 33h16l-2 26H74z',
  body: `${circle(80, 14, 4)}M75 60v42h-4M85 60v42h4M71 34l-8 27M89 34l8 27`,
}

/** Facing right, a hand at 104, 56. */
export const standingSide: Shape = {
  trunk: 'M68 33h8v28h-7z',
  body: `${circle(73, 14, 4)}M71 61l-5 41h7M73 61l5 41h7M73 36l8 18 23 2`,
}
