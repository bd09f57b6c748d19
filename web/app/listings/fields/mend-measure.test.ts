import { expect, test } from 'vitest'
import { mendMeasure } from './mend-measure.ts'

test.each([
  ['18"', '18'],
  ['18 in', '18'],
  ['17.5 inches', '17.5'],
  ['300 lb', '300'],
  ['1,000', '1000'],
  ['about 18', 'about 18'],
  ['', ''],
])('the measure “%s” becomes “%s” when the field is left', (typed, mended) => {
  expect(mendMeasure(typed)).toBe(mended)
})
