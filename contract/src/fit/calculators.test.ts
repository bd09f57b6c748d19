import { expect, test } from 'vitest'
import { doorSizes, hallTurns, handleHeights, rampLengths, wheelchairSizes } from './calculators.ts'
import { checkOf, sizesFor } from './sizes.ts'

test('a wheelchair’s sizes are those that the rules let pass', () => {
  const sizes = wheelchairSizes({ hip_width_in: 16, thigh_length_in: 19, lower_leg_in: 17 })
  expect(sizes.width).toEqual({ fit: { from: 17, to: 18 }, may: { from: 16, to: 20 } })
  expect(sizes.depth).toEqual({ fit: { from: 16, to: 18 }, may: { to: 19 } })
  expect(sizes.withFootrests.fit).toEqual({ from: 19 })
  expect(sizes.withFeet.fit).toEqual({ to: 17 })
})

test('the widest hips and the shortest thigh have sizes with both ends', () => {
  expect(wheelchairSizes({ hip_width_in: 40 }).width).toEqual({ fit: { from: 41, to: 42 }, may: { from: 40, to: 44 } })
  expect(wheelchairSizes({ thigh_length_in: 6 }).depth.fit).toEqual({ from: 3, to: 5 })
})

test('what was not measured has no size', () => {
  const sizes = wheelchairSizes({ hip_width_in: 16 })
  expect([sizes.depth, sizes.withFootrests, sizes.withFeet]).toEqual([{}, {}, {}])
})

test('a door takes what is narrower by an inch, or by two where its user pushes', () => {
  const sizes = doorSizes({ door_width_in: 28 })
  expect([sizes.byUser.fit, sizes.byHelper.fit, sizes.byUser.may]).toEqual([{ to: 26 }, { to: 27 }, { to: 28 }])
})

test.each([
  [32.96, 'fail', 'fail'],
  // Three hundredths are forgiven.
  [32.97, 'close', 'fail'],
  [38.96, 'close', 'fail'],
  [38.97, 'pass', 'close'],
  [32.9, 'fail', 'fail'],
  [33, 'close', 'fail'],
  [39, 'pass', 'close'],
  [43, 'pass', 'pass'],
])('in a hall of %d in a wheelchair’s corner is a %s, a scooter’s a %s', (hall_width_in, wheelchair, scooter) => {
  expect(hallTurns({ hall_width_in })).toEqual({ wheelchair, scooter })
})

test('a ramp is twelve, six or four times as long as the rise, in half feet', () => {
  const { alone, helper, empty } = rampLengths({ rise_in: 7 })
  expect([alone.fit, helper.fit, empty.fit]).toEqual([{ from: 7 }, { from: 3.5 }, { from: 2.5 }])
  expect(rampLengths({}).alone).toEqual({})
  expect(rampLengths({ rise_in: 1 }).alone).toEqual({ fit: { from: 1 }, may: { from: 1 } })
})

test('handles are as high as the wrist; from the height of a person they are an estimate', () => {
  expect(handleHeights({ wrist_height_in: 34 })).toEqual({ fit: { from: 33.5, to: 34.5 }, may: { from: 33, to: 35 } })
  const { fit, may } = handleHeights({ standing_height_in: 68 })
  expect(fit).toBeUndefined()
  expect(may).toEqual({ from: 33, to: 35 })
})

test('sizes are tried from the first to the last, and the check has to be one of the kind', () => {
  const check = checkOf('wheelchair', 'seat_width')
  const tried = (to: number) =>
    sizesFor(check, { hip_width_in: 16 }, { fields: ['seat_width_in'], from: 15, to, step: 0.5 })
  expect(tried(18)).toEqual({ fit: { from: 17 }, may: { from: 16 } })
  expect(tried(18.5)).toEqual({ fit: { from: 17, to: 18 }, may: { from: 16 } })
  expect(() => checkOf('cane', 'seat_width')).toThrow('the kind cane has no check seat_width')
})
