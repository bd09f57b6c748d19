import { expect, test } from 'vitest'
import { checkOf } from '../kinds.ts'
import { saidBy } from '../testing.ts'

const capacity = checkOf('wheelchair', 'capacity')
const childSeat = checkOf('child_wheelchair', 'seat_width')
const footrestSeatHeight = checkOf('transport_chair', 'seat_height')
const liftChairSeat = checkOf('lift_chair', 'seat_width')
const pushedSeatHeight = checkOf('wheelchair', 'seat_height')
const roomySeat = checkOf('scooter', 'seat_width')
const seatDepth = checkOf('wheelchair', 'seat_depth')
const wheelchairSeat = checkOf('wheelchair', 'seat_width')

test.each([
  ['a wheelchair', 15.9, 'fail: seat a little too narrow', wheelchairSeat],
  ['a wheelchair', 16, 'close: seat 1 in narrow', wheelchairSeat],
  ['a wheelchair', 17, 'pass: 1 in of room', wheelchairSeat],
  ['a wheelchair', 20, 'close: seat 2 in wide', wheelchairSeat],
  ['a wheelchair', 20.1, 'fail: seat 2.1 in too wide', wheelchairSeat],
  ['a child’s seat', 15.9, 'fail: seat a little too narrow', childSeat],
  ['a child’s seat', 19, 'pass: 3 in of room', childSeat],
  ['a child’s seat', 20.1, 'fail: seat 1.1 in too wide', childSeat],
  ['a lift chair', 15.9, 'fail: seat a little too narrow', liftChairSeat],
  ['a lift chair', 20, 'pass: 4 in of room', liftChairSeat],
  ['a lift chair', 22.1, 'fail: seat 2.1 in too wide', liftChairSeat],
  ['what one sits on for a while', 15.9, 'fail: seat a little too narrow', roomySeat],
  ['what one sits on for a while', 16.9, 'close: seat a little narrow', roomySeat],
  ['what one sits on for a while', 40, 'pass: 24 in of room', roomySeat],
] as const)('for hips of 16 in %s of %d in is a %s', (_, seat_width_in, said, check) => {
  expect(saidBy(check, { hip_width_in: 16 }, { seat_width_in })).toBe(said)
})

test.each([
  [18.1, 'fail: seat a little too deep'],
  [18, 'close: seat 1 in deep'],
  [17, 'pass: 1 in free behind the knee'],
  [14.8, 'close: seat 0.2 in short'],
])('a seat %d in deep is for a thigh of 18 in a %s', (seat_depth_in, said) => {
  expect(saidBy(seatDepth, { thigh_length_in: 18 }, { seat_depth_in })).toBe(said)
})

test.each([
  [16.9, 'fail: seat a little too low', 'fail: seat height a little off', 'pass: the right height'],
  [17, 'close: seat 2 in low for footrests', 'close: seat height 2 in off', 'pass: the right height'],
  [18, 'close: seat 1 in low for footrests', 'close: seat height 1 in off', 'close: seat height 1 in off'],
  [19, 'pass: room for footrests', 'pass: the right height', 'fail: seat height 2 in off'],
])(
  'a seat of %d in for a leg of 17 in: with footrests %s; pushed by hand %s, by foot %s',
  (height, rests, hand, foot) => {
    const [leg, seat] = [{ lower_leg_in: 17 }, { seat_height_in: height }]
    expect(saidBy(footrestSeatHeight, leg, seat)).toBe(rests)
    expect(saidBy(pushedSeatHeight, { ...leg, pushes_with: 'hands' }, seat)).toBe(hand)
    expect(saidBy(pushedSeatHeight, { ...leg, pushes_with: 'feet' }, seat)).toBe(foot)
  },
)

test.each([
  [199, 'fail: made for 1 lb less'],
  [200, 'close: near the most it can hold'],
  [220, 'pass: it holds enough'],
])('what holds %d lb is for a person of 200 lb a %s', (weight_capacity_lb, said) => {
  expect(saidBy(capacity, { user_weight_lb: 200 }, { weight_capacity_lb })).toBe(said)
})
