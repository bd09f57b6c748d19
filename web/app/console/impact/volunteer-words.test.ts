import { expect, test } from 'vitest'
import { decisionsText, stoppedText, waitText } from './volunteer-words.ts'

const impact = {
  days: 90,
  waits: {} as never,
  listings: { released: 1, left_hidden: 2 },
  messages: { delivered: 0, returned: 3 },
  people: { stopped: 1, stopped_now: 2 },
}

test('a wait is told by half and by nine of ten, with what waits now', () => {
  expect(waitText({ decided: 12, waiting: 1, median_hours: 3, most_hours: 50 })).toBe(
    '12 decided: half within 3 hours, 9 in 10 within 2 days. 1 waits now.',
  )
  expect(waitText({ decided: 0, waiting: 0, median_hours: null, most_hours: null })).toBe(
    'None was decided. None waits now.',
  )
})

test('decisions and rests are told in sentences', () => {
  expect(decisionsText(impact)).toEqual([
    '1 listing was released, 2 left hidden.',
    '0 held messages were passed on, 3 returned.',
  ])
  expect(stoppedText(impact)).toBe('1 person was given a rest from writing. 2 people are resting now.')
})
