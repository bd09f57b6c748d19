import { expect, test } from 'vitest'
import { doorSizes, hallTurns, handleHeights, rampLengths, wheelchairSizes } from './calculators.ts'

test('a wheelchair’s sizes are those that the rules let pass', () => {
  const sizes = wheelchairSizes({ hip_width_in: 16, thigh_length_in: 19, lower_leg_in: 17 })
  expect(sizes.width).toEqual({ fit: { from: 17, to: 18 }, may: { from: 16, to: 20 } })
  expect(sizes.depth).toEqual({ fit: { from: 16, to: 18 }, may: { to: 19 } })
  expect(sizes.withFootrests.fit).toEqual({ from: 19 })
  expect(sizes.withFeet.fit).toEqual({ to: 17 })
})

test('a door takes what is narrower by an inch, or by two where its user pushes', () => {
  const sizes = doorSizes({ door_width_in: 28 })
  expect([sizes.byUser.fit, sizes.byHelper.fit, sizes.byUser.may]).toEqual([{ to: 26 }, { to: 27 }, { to: 28 }])
})

test.each([
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
})

test('handles are as high as the wrist; from the height of a person they are an estimate', () => {
  expect(handleHeights({ wrist_height_in: 34 })).toEqual({ fit: { from: 33.5, to: 34.5 }, may: { from: 33, to: 35 } })
  const { fit, may } = handleHeights({ standing_height_in: 68 })
  expect(fit).toBeUndefined()
  expect(may).toEqual({ from: 33, to: 35 })
})
