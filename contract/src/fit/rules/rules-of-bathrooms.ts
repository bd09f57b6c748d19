import type { FitRules } from './rule.ts'

/** The rules of bathroom and toilet. */
export const bathRules = {
  over_toilet: {
    label: 'Over the toilet',
    text: 'There is 1 in or more between the rim of the toilet and what is above it.',
    sources: ['ours'],
  },
  bath_place: {
    label: 'Tub or shower',
    text: 'It is made for where it will stand.',
    sources: ['label'],
  },
  tub_floor: {
    label: 'On the floor of the tub',
    text: 'In a tub, all of its feet stand on the flat part of the floor.',
    sources: ['ours'],
  },
  bench_over_rim: {
    label: 'Over the rim of the tub',
    text: 'The highest setting of a bench is above the rim of the tub, by ½ in or more.',
    sources: ['suppliers', 'ours'],
  },
  bench_legs: {
    label: 'Room for its outer legs',
    text: 'There is room beside the tub for the legs that stand outside it.',
    sources: ['suppliers'],
  },
  tub_door: {
    label: 'What closes the tub',
    text: 'A sliding glass door is in the way of a bench or board.',
    sources: ['suppliers'],
  },
  board_width: {
    label: 'Across the tub',
    text: 'The tub is as wide, inside, as the board is made for.',
    sources: ['label'],
  },
  toilet_shape: {
    label: 'Shape of the toilet',
    text: 'It is made for the shape of the toilet: on another one it can slip.',
    sources: ['label'],
  },
} as const satisfies FitRules
