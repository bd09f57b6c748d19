/** The rules of what one sits on and stands up from, and of whatever bears weight. Lengths are in inches. */

import type { Reader } from '../reader.ts'
import {
  type Compared,
  compareMeasures,
  compareSettings,
  distanceTo,
  type Limits,
  type Measured,
  more,
  rule,
} from '../rule.ts'
import type { FitRule } from '../types.ts'

/** Of whatever bears weight: a tenth more than there will be on it. */
export const bearsWeight = {
  name: 'capacity',
  label: 'Weight it can hold',
  isWeight: true,
  limits: { failBelow: 0, passFromShare: 0.1 },
  words: { fail: 'made for {x} less', close: 'near the most it can hold', pass: 'it holds enough' },
} as const

/** Where its capacity is not known, nothing is. */
export const capacity = rule({
  ...bearsWeight,
  text: 'It holds the person’s weight, and a tenth more to be sure.',
  sources: ['label', 'ours'],
  field: 'weight_capacity_lb',
  question: 'user_weight_lb',
  difference: (limit, weight) => limit - weight,
  sentence: (limit, weight) => `It holds ${limit} and the person weighs ${weight}`,
})

/** How much wider than the hips a seat is. */
const seatWidth = (own: Pick<FitRule, 'text' | 'sources'> & { limits: Limits }): FitRule =>
  rule({
    ...own,
    name: 'seat_width',
    label: 'Seat width',
    field: 'seat_width_in',
    question: 'hip_width_in',
    difference: (seat, hips) => seat - hips,
    words: { fail: 'seat {x} too narrow', close: 'seat {x} narrow', pass: '{x} of room' },
    wordsAbove: { close: 'seat {x} wide', fail: 'seat {x} too wide' },
    sentence: (seat, hips) => `The seat is ${seat} wide and the hips ${hips}`,
  })

export const wheelchairSeat = seatWidth({
  text: 'The seat is 1 to 2 in wider than the hips. As wide as the hips, or up to 4 in wider, may do.',
  sources: ['sci_info', 'ours'],
  limits: { failBelow: 0, passFrom: 1, passTo: 2, failAbove: 4 },
})

export const childSeat = seatWidth({
  text: 'The seat is 1 to 3 in wider than the hips, to grow into.',
  sources: ['ours'],
  limits: { failBelow: 0, passFrom: 1, passTo: 3, failAbove: 4 },
})

export const liftChairSeat = seatWidth({
  text: 'The seat is 1 to 4 in wider than the hips.',
  sources: ['ours'],
  limits: { failBelow: 0, passFrom: 1, passTo: 4, failAbove: 6 },
})

/** Of what one sits on for a while: it can be roomy. */
export const roomySeat = seatWidth({
  text: 'The seat is at least 1 in wider than the hips.',
  sources: ['ours'],
  limits: { failBelow: 0, passFrom: 1 },
})

export const seatDepth = rule({
  name: 'seat_depth',
  label: 'Seat depth',
  text: 'The seat ends 1 to 3 in before the fold of the knee. It is never longer than the thigh; a shorter one may do.',
  sources: ['sci_info'],
  field: 'seat_depth_in',
  question: 'thigh_length_in',
  difference: (seat, thigh) => thigh - seat,
  limits: { failBelow: 0, passFrom: 1, passTo: 3 },
  words: { fail: 'seat {x} too deep', close: 'seat {x} deep', pass: '{x} free behind the knee' },
  wordsAbove: { close: 'seat {x} short' },
  sentence: (seat, thigh) => `The seat is ${seat} deep and the thigh ${thigh} long`,
})

const seatOverLeg: Measured = {
  field: 'seat_height_in',
  question: 'lower_leg_in',
  difference: (seat, leg) => seat - leg,
  sentence: (seat, leg) => `The seat is ${seat} high and the lower leg ${leg}`,
}

const footrestLimits: Limits = { failBelow: 0, passFrom: 2 }
const footrestText =
  'With footrests, the seat is at least 2 in higher than the lower leg is long. Measure it with its cushion pressed down.'

/** High enough for the feet to clear the floor on footrests. */
export const footrestSeatHeight = rule({
  ...seatOverLeg,
  name: 'seat_height',
  label: 'Seat height',
  text: footrestText,
  sources: ['sci_info', 'ours'],
  limits: footrestLimits,
  words: { fail: 'seat {x} too low', close: 'seat {x} low for footrests', pass: 'room for footrests' },
})

/** The same, and for who pushes with the feet low enough to reach the floor. */
export const pushedSeatHeight = rule({
  name: 'seat_height',
  label: 'Seat height',
  text: `${footrestText} For who pushes with the feet, it is no higher than the lower leg.`,
  sources: ['sci_info', 'ours'],
  limits: (read) =>
    read.chosen('pushes_with') === 'feet' ? { failBelow: -more, passTo: 0, failAbove: 1 } : footrestLimits,
  words: { fail: 'seat height {x} off', close: 'seat height {x} off', pass: 'the right height' },
  wordsAbove: { fail: 'seat height {x} off', close: 'seat height {x} off' },
  compare: (read) => {
    const [way, compared] = [read.askedChoice('pushes_with'), compareMeasures(seatOverLeg, read)]
    return way ? compared : undefined
  },
})

const standUp = (what: string, compare: (read: Reader) => Compared | undefined): FitRule =>
  rule({
    name: 'stand_up',
    label: 'Height to stand up from',
    text: `${what} is 1.0 to 1.2 times as high as the lower leg is long. Up to 1 in off may do.`,
    sources: ['tharbthong', 'ours'],
    limits: { failBelow: -1, passFrom: 0, passTo: 0, failAbove: 1 },
    isDistance: true,
    words: { fail: '{x} too low', close: '{x} low', pass: 'a good height to stand up from' },
    wordsAbove: { close: '{x} high', fail: '{x} too high' },
    compare,
  })

const sentenceOf = (what: string) => (height: string, from: string, to: string) =>
  `${what} is ${height} high and ${from} to ${to} is good`

/** A seat with settings, or of one height. */
function compareSeat(read: Reader, what: string, fields: readonly [string, string?]): Compared | undefined {
  const leg = read.asked('lower_leg_in')
  return compareSettings(read, { fields, from: leg, to: leg && leg * 1.2, sentence: sentenceOf(what) })
}

/** A height that does not stand on the listing alone. */
function compareHeight(read: Reader, what: string, height: number, leg: number): Compared {
  return {
    difference: distanceTo(height, leg, leg * 1.2),
    sentence: () => sentenceOf(what)(read.length(height), read.length(leg), read.length(leg * 1.2)),
    personValue: leg,
  }
}

const settings = ['seat_height_min_in', 'seat_height_max_in'] as const

export const standFromSeat = standUp('The seat', (read) => compareSeat(read, 'The seat', ['seat_height_in']))
export const standFromSettings = standUp('The seat', (read) => compareSeat(read, 'The seat', settings))
export const standFromBed = standUp('The bed', (read) =>
  compareSeat(read, 'The bed', ['bed_height_min_in', 'bed_height_max_in']),
)

/** A bath board, not a bench: both are listed under one type. */
export const isBoard = (read: Reader): boolean =>
  read.find('board_fit_min_in') !== undefined || read.find('board_fit_max_in') !== undefined

/** From a bench over the rim of a tub; a board lies on the rim. */
export const standFromBench = standUp('The seat of a bench, or the rim under a board,', (read) => {
  if (!isBoard(read)) return compareSeat(read, 'The seat', settings)
  const [leg, rim] = [read.asked('lower_leg_in'), read.asked('tub_rim_in')]
  return leg === undefined || rim === undefined ? undefined : compareHeight(read, 'On the rim it', rim, leg)
})

/** From what is raised by the thing on offer. */
const standRaised = (what: string, question: string): FitRule =>
  standUp(what, (read) => {
    const [raise, leg, now] = [read.own('raise_height_in'), read.asked('lower_leg_in'), read.asked(question)]
    if (raise === undefined || leg === undefined || now === undefined) return undefined
    return { ...compareHeight(read, what, now + raise, leg), listingValue: raise }
  })

export const standFromToilet = standRaised('The toilet, raised,', 'bowl_height_in')
export const standFromFurniture = standRaised('The seat or bed, raised,', 'furniture_height_in')
