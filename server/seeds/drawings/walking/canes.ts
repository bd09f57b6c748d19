import type { Drawing } from '../types.ts'
import { crutchName, drawCrutches } from './crutches.ts'
import { caneCloses, caneName, drawCane } from './single-canes.ts'

export const canesAndCrutches: readonly [number, Drawing][] = [
  [
    15,
    {
      name: caneName,
      view: 'standing upright',
      rooms: ['hall', 'living', 'bedroom'],
      draw: drawCane,
      close: caneCloses,
    },
  ],
  [
    16,
    {
      name: crutchName,
      view: 'leaning on the wall',
      rooms: ['living', 'hall', 'bedroom'],
      draw: drawCrutches,
      close: [
        ['the upper ends', 200, 64, 190],
        ['the hand grips', 200, 140, 180],
        ['the rubber tips', 200, 246, 170],
        ['the upper end at the left', 132, 66, 120],
      ],
    },
  ],
]
