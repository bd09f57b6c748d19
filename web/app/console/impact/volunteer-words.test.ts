import { expect, test } from 'vitest'
import { waitText } from './volunteer-words.ts'

test('a wait is told by half and by nine of ten, with what waits now', () => {
  expect(waitText({ decided: 12, waiting: 1, median_hours: 3, most_hours: 50 })).toBe(
    '12 decided: half within 3 hours, 9 in 10 within 2 days. 1 waits now.',
  )
  expect(waitText({ decided: 0, waiting: 0, median_hours: null, most_hours: null })).toBe(
    'None was decided. None waits now.',
  )
})
