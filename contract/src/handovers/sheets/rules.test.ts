import { expect, test } from 'vitest'
import { propertiesForAgain } from './rules.ts'

test.each([
  ['0', 1, '1'],
  ['217', 24, undefined],
])('a battery of %s months is after %d more said to be %s months old', (age, monthsSince, again) => {
  expect(propertiesForAgain({ battery_age_months: age }, { monthsSince }).battery_age_months).toBe(again)
})

test('what may have changed since is asked anew', () => {
  const anew = {
    cleaned: 'Wiped',
    smoke_pet: 'No',
    handover_help: 'Yes',
    battery_holds_charge: 'Yes',
    serial_private: 'X',
  }
  expect(propertiesForAgain({ ...anew, brand: 'Drive' }, { monthsSince: 2 })).toEqual({ brand: 'Drive' })
})
