import { expect, test } from 'vitest'
import { withPresentNames } from './renamed-fields.ts'

test('what a browser stored under a former name stands under the present one', () => {
  expect(withPresentNames(23, { toilet_to_wall_in: '21', brand: 'Drive' })).toStrictEqual({
    between_arms_in: '21',
    brand: 'Drive',
  })
  expect(withPresentNames(5, { mattress_type: 'Gel' })).toStrictEqual({ cushion_type: 'Gel' })
  expect(withPresentNames(5, { mattress_type: 'Low air loss with pump' })).toStrictEqual({ cushion_type: 'Air' })
  expect(withPresentNames(5, { mattress_type: '', width_in: '18' })).toStrictEqual({ cushion_type: '', width_in: '18' })
  expect(withPresentNames(27, { mattress_type: 'Gel' })).toStrictEqual({ mattress_type: 'Gel' })
  expect(withPresentNames(undefined, {})).toStrictEqual({})
})
