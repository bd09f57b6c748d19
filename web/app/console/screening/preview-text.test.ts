import { expect, test } from 'vitest'
import { previewText } from './try-change.tsx'

test('a change says of how many listings a volunteer would have looked first, and what is different', () => {
  expect(previewText({ of: 100, suspended: 3, suspended_now: 2, noted: 1, posts: [] })).toBe(
    'Of the last 100 listings you would have looked at 3 first. As it is now, at 2. 1 more would have a note.',
  )
  expect(previewText({ of: 20, suspended: 0, suspended_now: 0, noted: 0, posts: [] })).toBe(
    'Of the last 20 listings you would have looked at 0 first. That is as many as now. 0 more would have a note.',
  )
  expect(previewText({ of: 0, suspended: 0, suspended_now: 0, noted: 0, posts: [] })).toBe('Nothing was listed yet.')
})
