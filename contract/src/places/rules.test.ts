import { expect, test } from 'vitest'
import { distanceBetween } from './distance.ts'
import { distanceLabel, postalCodeError } from './rules.ts'

test.each(['V5K 0A1', 'V5K-0A1', 'V5K0A1'])('%s is a postal code', (code) => {
  expect(postalCodeError(code)).toBeUndefined()
})

test.each(['', 'V5K', 'v5k 0a1', 'V5K  0A1', 'V5K 0A12', 'XV5K 0A1', '5VK 0A1', 'V5K 0AA'])('“%s” is none', (code) => {
  expect(postalCodeError(code)).toBe('Oops! The postal code is invalid, please use A1A 1A1 format')
})

test.each([
  [1.4, 1],
  [1.5, 2],
])('%d km away reads “about %d km away”', (kilometres, said) => {
  expect(distanceLabel(kilometres)).toBe(`about ${said} km away`)
})

const vancouver = { latitude: 49.2827, longitude: -123.1207 }

test.each([
  ['Victoria', { latitude: 48.4284, longitude: -123.3656 }, 96.7],
  ['Kelowna', { latitude: 49.888, longitude: -119.496 }, 269.8],
])('the distance from Vancouver to %s is as the crow flies', (_, place, kilometres) => {
  expect(distanceBetween(vancouver, place)).toBeCloseTo(kilometres, 1)
  expect(distanceBetween(place, vancouver)).toBeCloseTo(kilometres, 1)
})
