import type { FitRules } from './rule.ts'

const footrestRule =
  'With footrests, the seat is at least 2 in higher than the lower leg is long. Measure it with its cushion pressed down.'

/** The rules of what one sits in. */
export const chairRules = {
  wheelchair_seat: {
    label: 'Seat width',
    text: 'The seat is 1 to 2 in wider than the hips. As wide as the hips, or up to 4 in wider, may do.',
    sources: ['sci_info', 'ours'],
  },
  child_seat: {
    label: 'Seat width',
    text: 'The seat is 1 to 3 in wider than the hips, to grow into.',
    sources: ['ours'],
  },
  lift_chair_seat: {
    label: 'Seat width',
    text: 'The seat is 1 to 4 in wider than the hips.',
    sources: ['ours'],
  },
  roomy_seat: {
    label: 'Seat width',
    text: 'The seat is at least 1 in wider than the hips.',
    sources: ['ours'],
  },
  seat_depth: {
    label: 'Seat depth',
    text: 'The seat ends 1 to 3 in before the fold of the knee. It is never longer than the thigh; a shorter one may do.',
    sources: ['sci_info'],
  },
  footrest_seat_height: {
    label: 'Seat height',
    text: footrestRule,
    sources: ['sci_info', 'ours'],
  },
  pushed_seat_height: {
    label: 'Seat height',
    text: `${footrestRule} For who pushes with the feet, it is no higher than the lower leg.`,
    sources: ['sci_info', 'ours'],
  },
  capacity: {
    label: 'Weight it can hold',
    text: 'It holds the person’s weight, and a tenth more to be sure.',
    sources: ['label', 'ours'],
  },
} as const satisfies FitRules
