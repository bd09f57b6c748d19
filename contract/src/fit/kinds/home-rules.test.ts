import { expect, test } from 'vitest'
import { checkOf } from '../kinds.ts'
import { saidBy } from '../testing.ts'
import type { ListingMeasures } from '../types.ts'

const chairHallTurn = checkOf('wheelchair', 'hall_turn')
const intoCar = checkOf('wheelchair', 'into_car')
const liftIntoCar = checkOf('wheelchair', 'lift_into_car')
const scooterHallTurn = checkOf('scooter', 'hall_turn')
const turnRound = checkOf('wheelchair', 'turn_round')

test.each([
  ['wheelchair', 30.2, 'fail: 0.2 in too wide for your door'],
  ['wheelchair', 30, 'close: tight at your door'],
  ['wheelchair', 28.1, 'close: tight at your door'],
  ['wheelchair', 28, 'pass: 2 in to spare'],
] as const)('at a door of 30 in a %s of %d in is a %s', (kind, overall_width_in, said) => {
  expect(saidBy(checkOf(kind, 'door_width'), { door_width_in: 30 }, { overall_width_in })).toBe(said)
})

test('where only the seat is known, the whole is taken to be 8 in wider, or 3 in where a helper pushes', () => {
  const sentence = (kind: string, measures: { [field: string]: number }) =>
    checkOf(kind, 'door_width').judge({ door_width_in: 30 }, measures).sentence()
  const after = 'This is only an estimate.'
  expect(sentence('wheelchair', { seat_width_in: 18 })).toBe(
    `It is about 26 in wide and your door 30 in: 4 in to spare. ${after}`,
  )
  expect(sentence('transport_chair', { seat_width_in: 18 })).toBe(
    `It is about 21 in wide and your door 30 in: 9 in to spare. ${after}`,
  )
  expect(sentence('wheelchair', { seat_width_in: 18, overall_width_in: 25 })).toBe(
    'It is 25 in wide and your door 30 in: 5 in to spare.',
  )
  expect(sentence('tilt_wheelchair', { seat_width_in: 18 })).toBe('The listing does not say the overall width.')
})

test.each([
  [59.8, undefined, 'close: 0.2 in short to turn round'],
  [60, undefined, 'pass: room to turn round'],
  [60, 64, 'close: 4 in short to turn round'],
])('on a floor of %d in what turns in %s is a %s', (turning_space_in, circle, said) => {
  const measures: ListingMeasures = circle === undefined ? {} : { turning_circle_in: circle }
  expect(saidBy(turnRound, { turning_space_in }, measures)).toBe(said)
  expect(turnRound.judge({ turning_space_in }, measures).listingValue).toBe(circle)
})

test.each([
  [32.9, 'fail', 'fail'],
  [33, 'close', 'fail'],
  [39, 'pass', 'close'],
  [43, 'pass', 'pass'],
])('round the corner of a hall of %d in a chair is a %s, and a scooter a %s', (hall_width_in, chair, scooter) => {
  const turned = [chairHallTurn, scooterHallTurn].map(({ judge }) => judge({ hall_width_in }, {}).outcome)
  expect(turned).toEqual([chair, scooter])
})

const folded = { folded_length_in: 30, folded_width_in: 12, folded_height_in: 28 }

test.each([
  [11.8, 'fail: 0.2 in too large for the car'],
  [12, 'close: tight in the car'],
  [13, 'pass: room in the car'],
])('turned as it fits, a folded chair of 12 by 28 by 30 in is in a car of %d by 29 by 31 in a %s', (side, said) => {
  const car = { car_width_in: 31, car_height_in: side, car_depth_in: 29 }
  expect(saidBy(intoCar, car, folded)).toBe(said)
})

test('each side of what is folded has to fit, and each has to be known', () => {
  const car = { car_width_in: 40, car_height_in: 27, car_depth_in: 26 }
  expect(saidBy(intoCar, car, folded)).toBe('fail: 1 in too large for the car')
  const { folded_length_in: _, ...others } = folded
  expect(saidBy(intoCar, car, others)).toBe('unknown: the folded length')
})

test.each([
  [{ heaviest_piece_lb: 30, item_weight_lb: 50 }, 'pass: light enough to lift'],
  [{ heaviest_piece_lb: 31 }, 'fail: 1 lb too heavy to lift'],
  [{ item_weight_lb: 31 }, 'fail: 1 lb too heavy to lift'],
  [{}, 'unknown: the weight of its heaviest piece'],
])('of who lifts 30 lb, %j is a %s', (measures, said) => {
  expect(saidBy(liftIntoCar, { lift_limit_lb: 30 }, measures)).toBe(said)
})
