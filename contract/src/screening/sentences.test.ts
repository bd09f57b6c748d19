import { expect, test } from 'vitest'
import { screeningWhy } from './sentences.ts'

test('an owner is asked once for another photo, however many were found', () => {
  const why = screeningWhy(['similar_picture', 'same_picture', 'similar_picture', 'low_price'])
  expect(why.split('please use one that you took yourself')).toHaveLength(2)
  expect(why).toContain('also stands in another listing')
  expect(why).toContain('Its price is much lower')
  expect(screeningWhy(['similar_picture'])).toContain('looks much like a photo')
})
