import { expect, test } from 'vitest'
import { rampHeight } from './access-checks.ts'
import { capacity, wheelchairSeat } from './chair-checks.ts'
import { saidBy } from './testing.ts'

test('of what is not known it is said whose side lacks it', () => {
  const said = (answers: object, measures: object) => wheelchairSeat.judge({ ...answers }, { ...measures }).sentence()
  expect(said({ hip_width_in: 16 }, {})).toBe('The listing does not say the seat width.')
  expect(said({}, { seat_width_in: 18 })).toBe('You have not said how wide the hips are.')
  expect(said({}, {})).toBe('The listing does not say the seat width. You have not said how wide the hips are.')
  expect(wheelchairSeat.judge({ hip_width_in: 16 }, {})).toMatchObject({
    outcome: 'unknown',
    missingFields: ['seat_width_in'],
    missingAnswers: undefined,
  })
  expect(wheelchairSeat.judge({}, { seat_width_in: 18 }).missingFields).toBeUndefined()
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

test('both sides are there for a drawing, lengths and weights in the chosen units', () => {
  const judged = capacity.judge({ user_weight_lb: 200 }, { weight_capacity_lb: 300 }, 'metric')
  expect(judged).toMatchObject({ listingValue: 300, personValue: 200 })
  expect(judged.sentence()).toBe('It holds 136 kg and the person weighs 91 kg: it holds enough.')
})
