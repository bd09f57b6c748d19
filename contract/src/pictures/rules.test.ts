import { expect, test } from 'vitest'
import { photoError } from './rules.ts'

test.each([
  ['image/jpeg', 15_728_640, undefined],
  ['image/png', 1, undefined],
  ['image/jpeg', 15_728_641, 'This photo is larger than 15 MB. Please choose a smaller one.'],
  ['image/webp', 1, 'Only JPEG and PNG photos can be used.'],
  ['', 1, 'Only JPEG and PNG photos can be used.'],
])('a photo of the type “%s” with %d bytes is told: %s', (type, bytes, error) => {
  expect(photoError({ type, bytes })).toBe(error)
})
