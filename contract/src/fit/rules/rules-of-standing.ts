import type { FitRules } from './rule.ts'

const standRule = (what: string) =>
  ({
    label: 'Height to stand up from',
    text: `${what} is 1.0 to 1.2 times as high as the lower leg is long. Up to 1 in off may do.`,
    sources: ['tharbthong', 'ours'],
  }) as const

/** The rules of handles, crutches, and seats to stand up from. */
export const standingRules = {
  stand_from_seat: standRule('The seat'),
  stand_from_bed: standRule('The bed'),
  stand_from_bench: standRule('The seat of a bench, or the rim under a board,'),
  stand_from_toilet: standRule('The toilet, raised,'),
  stand_from_furniture: standRule('The seat or bed, raised,'),
  handle_height: {
    label: 'Handle height',
    text: 'A setting of the handles is within ½ in of the crease of the wrist; within 1 in may do. Where only the person’s height is known, we take 0.45 of it and 3.4 in: never more than “may fit”.',
    sources: ['kumar'],
  },
  armrest_height: {
    label: 'Height of the arm rests',
    text: 'A setting of the arm rests is within ½ in of the bent elbow; within 1 in may do.',
    sources: ['ours'],
  },
  crutch_length: {
    label: 'Length',
    text: 'The height of the person is one of those on the label. Without a label, the top of an underarm crutch is 2 in below the armpit, within ½ in. Its tip is then 6 in ahead and 2 in to the side.',
    sources: ['msd', 'label'],
  },
  made_for_size: {
    label: 'The size it was made for',
    text: 'The person is as tall as those it was made for; up to 1 in off may do.',
    sources: ['label', 'ours'],
  },
} as const satisfies FitRules
