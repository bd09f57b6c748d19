import { expect, test } from 'vitest'
import { howLongAgo } from './how-long-ago.ts'

const [hour, day] = [3600, 86_400]

test.each([
  [-5, 'just now'],
  [60, '1 minute ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [day, '1 day ago'],
  [40 * day, '40 days ago'],
])('%i seconds ago reads "%s"', (seconds, text) => {
  expect(howLongAgo(1e12, 1e12 + seconds * 1000)).toBe(text)
})
