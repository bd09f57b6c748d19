/** The rules of what one sits in: the seat, the legs, the weight. Lengths are in inches. */

import type { RuleName } from '../rules.ts'
import type { FitCheck } from '../types.ts'
import { type Bands, check, compareOne, more } from './check.ts'

/** How much wider than the hips a seat is. */
const seatWidth = (rule: RuleName, bands: Bands, isOptional?: true): FitCheck =>
  check({
    name: 'seat_width',
    ...(isOptional && { isOptional }),
    rule,
    bands,
    words: ['seat {x} too narrow', 'seat {x} narrow', '{x} of room', 'seat {x} wide', 'seat {x} too wide'],
    compare: compareOne({
      field: 'seat_width_in',
      question: 'hip_width_in',
      sentence: 'The seat is {own} wide and the hips {asked}',
      difference: (seat, hips) => seat - hips,
    }),
  })

export const wheelchairSeat = seatWidth('wheelchair_seat', [0, 1, 2, 4])
export const childSeat = seatWidth('child_seat', [0, 1, 3, 4])
export const liftChairSeat = seatWidth('lift_chair_seat', [0, 1, 4, 6])
/** Of what one sits on for a while: it can be roomy. */
export const roomySeat = seatWidth('roomy_seat', [0, 1, more, more], true)

export const seatDepth: FitCheck = check({
  name: 'seat_depth',
  isOptional: true,
  rule: 'seat_depth',
  bands: [0, 1, 3, more],
  words: ['seat {x} too deep', 'seat {x} deep', '{x} free behind the knee', 'seat {x} short', ''],
  compare: compareOne({
    field: 'seat_depth_in',
    question: 'thigh_length_in',
    sentence: 'The seat is {own} deep and the thigh {asked} long',
    difference: (seat, thigh) => thigh - seat,
  }),
})

const footrests = compareOne({
  field: 'seat_height_in',
  question: 'lower_leg_in',
  sentence: 'The seat is {own} high and the lower leg {asked}',
  difference: (seat, leg) => seat - leg,
})

/** High enough for the feet to clear the floor on footrests. */
export const footrestSeatHeight: FitCheck = check({
  name: 'seat_height',
  isOptional: true,
  rule: 'footrest_seat_height',
  bands: [0, 2, more, more],
  words: ['seat {x} too low', 'seat {x} low for footrests', 'room for footrests', '', ''],
  compare: footrests,
})

/** The same, and for who pushes with the feet low enough to reach the floor. */
export const pushedSeatHeight: FitCheck = check({
  name: 'seat_height',
  isOptional: true,
  rule: 'pushed_seat_height',
  bands: [0, 2, more, more],
  words: ['seat height {x} off', 'seat height {x} off', 'the right height', '', ''],
  compare: (read) => {
    const [way, compared] = [read.askedChoice('pushes_with'), footrests(read)]
    if (!way || !compared) return undefined
    const { difference } = compared
    return way === 'hands'
      ? compared
      : { ...compared, difference: -difference, amount: difference, bands: [-1, 0, more, more] }
  },
})

/** Of whatever bears weight: where its capacity is not known, nothing is. */
export const capacity: FitCheck = check({
  name: 'capacity',
  rule: 'capacity',
  words: ['made for {x} less', 'near the most it can hold', 'it holds enough', '', ''],
  isWeight: true,
  compare: compareOne({
    field: 'weight_capacity_lb',
    question: 'user_weight_lb',
    sentence: 'It holds {own} and the person weighs {asked}',
    difference: (limit, weight) => limit - weight,
    bands: (weight) => [0, weight / 10, more, more],
    isWeight: true,
  }),
})
