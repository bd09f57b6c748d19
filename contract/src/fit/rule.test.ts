import { expect, test } from 'vitest'
import { checkOf } from './kinds.ts'
import { saidBy } from './testing.ts'

const rampHeight = checkOf('threshold_ramp', 'ramp_height')
const wheelchairSeat = checkOf('wheelchair', 'seat_width')

test('of what is not known it is said whose side lacks it', () => {
  const said = (answers: object, measures: object) => wheelchairSeat.judge({ ...answers }, { ...measures }).sentence()
  expect(said({ hip_width_in: 16 }, {})).toBe('The listing does not say the seat width.')
  expect(said({}, { seat_width_in: 18 })).toBe('You have not said how wide the hips are.')
  expect(said({}, {})).toBe('The listing does not say the seat width. You have not said how wide the hips are.')
})

test.each([500, 5.9, '16', 'constructor'])('an answer of %s that cannot be is not said', (hip_width_in) => {
  expect(wheelchairSeat.judge({ hip_width_in }, { seat_width_in: 18 })).toMatchObject({
    outcome: 'unknown',
    missingAnswers: ['hip_width_in'],
  })
})

test('a measure is more than nothing, however small, and no endless one', () => {
  expect(saidBy(rampHeight, { rise_in: 0.75 }, { height_in: 0.75 })).toBe('pass: as high as your step')
  for (const height_in of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '1'])
    expect(saidBy(rampHeight, { rise_in: 0.75 }, { height_in })).toBe('unknown: the height')
})
