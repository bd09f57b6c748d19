import { expect, test } from 'vitest'
import { isFixedKind, screeningActionError, screeningThresholdError, screeningWeightError } from './rules.ts'

test.each([0, 1, 10])('%d can be the weight of a signal', (weight) => {
  expect(screeningWeightError(weight)).toBeUndefined()
})

test.each([-1, 11, 0.5, Number.NaN])('%d cannot', (weight) => {
  expect(screeningWeightError(weight)).toBe('The weight is a whole number from 0 to 10')
})

test.each([
  ['same_picture', 'So many of 64 parts may differ', 0, 7],
  ['new_account', 'Days that an account is new', 1, 90],
  ['low_price', 'So many times lower', 2, 100],
] as const)('the number of a signal of the kind %s, “%s”, is from %d to %d', (kind, label, least, most) => {
  for (const number of [least, most]) expect(screeningThresholdError(kind, number)).toBeUndefined()
  for (const number of [least - 1, most + 1, least + 0.5])
    expect(screeningThresholdError(kind, number)).toBe(`${label}: please use a whole number from ${least} to ${most}`)
})

test('what becomes of a listing is one of what its kind allows', () => {
  const error = 'Please choose what becomes of such a listing'
  expect(screeningActionError('low_price', 'note')).toBeUndefined()
  expect(screeningActionError('recalled', 'note')).toBe(error)
  expect([isFixedKind('prohibited'), isFixedKind('recalled'), isFixedKind('low_price')]).toEqual([true, true, false])
})
