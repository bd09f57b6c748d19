import type { Drawing } from '../types.ts'
import { bathBench, bathLift, bathLiftName, benchName } from './bath-benches.ts'
import { commode, commodeName, rollingCommode, rollingCommodeName } from './commodes.ts'
import { showerSeat, showerSeatName } from './shower-seats.ts'

export const bathSeats: readonly [number, Drawing][] = [
  [
    17,
    {
      name: showerSeatName,
      view: 'seen from the front',
      rooms: ['bathroom'],
      draw: showerSeat,
      close: [
        ['the upper part', 200, 82, 160],
        ['the seat', 200, 156, 170],
        ['the feet', 136, 246, 110],
        ['the side of the seat', 132, 130, 110],
      ],
    },
  ],
  [
    18,
    {
      name: benchName,
      rooms: ['bathroom'],
      draw: bathBench,
      close: [
        ['the back and the arm', 140, 90, 170],
        ['the feet outside the tub', 122, 244, 150],
        ['the seat across the rim of the tub', 280, 160, 170],
        ['the seat and its drain holes', 124, 150, 150],
      ],
    },
  ],
  [
    19,
    {
      name: bathLiftName,
      rooms: ['bathroom'],
      draw: bathLift,
      close: [
        ['the back', 148, 96, 150],
        ['the hand control', 316, 92, 140],
        ['the lifting legs in the tub', 206, 214, 180],
        ['the seat at the rim of the tub', 208, 164, 180],
      ],
    },
  ],
  [
    20,
    {
      name: commodeName,
      view: 'seen from the front',
      rooms: ['bedroom', 'bathroom'],
      draw: commode,
      close: [
        ['the back', 200, 86, 150],
        ['the middle under the seat', 200, 194, 140],
        ['the feet', 134, 244, 110],
        ['the arm and the seat', 142, 136, 120],
      ],
    },
  ],
  [
    21,
    {
      name: rollingCommodeName,
      rooms: ['bathroom'],
      draw: rollingCommode,
      close: [
        ['the rear wheel and the brake', 160, 236, 140],
        ['the seat', 204, 176, 160],
        ['the push handle and the back', 120, 92, 150],
        ['the footrest', 300, 216, 140],
      ],
    },
  ],
]
