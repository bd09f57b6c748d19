import { expect, test } from 'vitest'
import { capacity, childSeat, footrestSeatHeight, liftChairSeat, pushedSeatHeight, roomySeat } from './chair-checks.ts'
import { saidBy } from './testing.ts'

test.each([
  ['a child’s seat', childSeat, 15.9, 'fail: seat a little too narrow'],
  ['a child’s seat', childSeat, 16, 'close: seat 1 in narrow'],
  ['a child’s seat', childSeat, 16.9, 'close: seat a little narrow'],
  ['a child’s seat', childSeat, 17, 'pass: 1 in of room'],
  ['a child’s seat', childSeat, 19, 'pass: 3 in of room'],
  ['a child’s seat', childSeat, 20, 'close: seat 1 in wide'],
  ['a child’s seat', childSeat, 20.1, 'fail: seat 1.1 in too wide'],
  ['a lift chair', liftChairSeat, 15.9, 'fail: seat a little too narrow'],
  ['a lift chair', liftChairSeat, 16.9, 'close: seat a little narrow'],
  ['a lift chair', liftChairSeat, 17, 'pass: 1 in of room'],
  ['a lift chair', liftChairSeat, 20, 'pass: 4 in of room'],
  ['a lift chair', liftChairSeat, 22, 'close: seat 2 in wide'],
  ['a lift chair', liftChairSeat, 22.1, 'fail: seat 2.1 in too wide'],
  ['what one sits on for a while', roomySeat, 15.9, 'fail: seat a little too narrow'],
  ['what one sits on for a while', roomySeat, 16.9, 'close: seat a little narrow'],
  ['what one sits on for a while', roomySeat, 40, 'pass: 24 in of room'],
] as const)('for hips of 16 in %s of %d in is a %4$s', (_, check, seat_width_in, said) => {
  expect(saidBy(check, { hip_width_in: 16 }, { seat_width_in })).toBe(said)
})

test.each([
  [16.9, 'fail: seat a little too low', 'fail: seat height a little off', 'pass: the right height'],
  [17, 'close: seat 2 in low for footrests', 'close: seat height 2 in off', 'pass: the right height'],
  [18, 'close: seat 1 in low for footrests', 'close: seat height 1 in off', 'close: seat height 1 in off'],
  [18.2, 'close: seat 0.8 in low for footrests', 'close: seat height 0.8 in off', 'fail: seat height 1.2 in off'],
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
  [219, 'close: near the most it can hold'],
  [220, 'pass: it holds enough'],
])('what holds %d lb is for a person of 200 lb a %s', (weight_capacity_lb, said) => {
  expect(saidBy(capacity, { user_weight_lb: 200 }, { weight_capacity_lb })).toBe(said)
})
