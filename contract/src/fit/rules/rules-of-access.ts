import type { FitRules } from './rule.ts'

/** The rules of ramps and stair lifts. */
export const accessRules = {
  ramp_length: {
    label: 'Length for the step',
    text: 'Each inch of rise wants 12 in of ramp for a person alone, or where the ramp stays. It wants 6 in with a helper, and 4 in for an empty chair.',
    sources: ['ramp_makers'],
  },
  ramp_height: {
    label: 'Height of the step',
    text: 'A threshold ramp is as high as the step, within ¼ in; within ½ in may do.',
    sources: ['ours'],
  },
  ramp_width: {
    label: 'Width for the chair',
    text: 'The ramp is at least 2 in wider than the chair; 1 in may do.',
    sources: ['ramp_makers', 'ours'],
  },
  ramp_load: {
    label: 'Weight it can hold',
    text: 'It holds the person, the chair and the helper at once. A helper whose weight is not known is taken to weigh 200 lb: never more than “may fit”.',
    sources: ['ramp_makers', 'ours'],
  },
  stair_width: {
    label: 'Width of the stairs',
    text: 'The stairs are 28 in wide or more, and no narrower than this lift needs.',
    sources: ['stair_lift_makers'],
  },
  stair_shape: {
    label: 'Shape of the stairs',
    text: 'A curved rail is made for one staircase and fits no other. A straight rail is for straight stairs.',
    sources: ['stair_lift_makers'],
  },
  rail_length: {
    label: 'Length of the rail',
    text: 'The rail is as long as the stairs, up to 12 in longer, or longer and can be cut.',
    sources: ['stair_lift_makers', 'ours'],
  },
} as const satisfies FitRules
