import { expect, test } from 'vitest'
import { type LogFilter, readLogSearch } from './log-queries.ts'

const searches: [string, LogFilter][] = [
  [' ', { by: 'all' }],
  [' Listing  12 ', { by: 'subject', subject: 'listing', id: '12' }],
  ['listing', { by: 'subject', subject: 'listing', id: undefined }],
  ['page our team', { by: 'subject', subject: 'page', id: 'our team' }],
  ['2025-03-02', { by: 'day', from: new Date('2025-03-02T07:00:00Z') }],
  ['2025-13-03', { by: 'volunteer', email: '2025-13-03' }],
  ['about 2025-03-02', { by: 'volunteer', email: 'about 2025-03-02' }],
  ['2025-03-02 (a day)', { by: 'volunteer', email: '2025-03-02 (a day)' }],
  ['Decide on listing', { by: 'act', act: 'decide_on_listing' }],
  ['keep it hidden', { by: 'act', act: 'decide_on_listing' }],
  ['Rosa@village.example', { by: 'volunteer', email: 'rosa@village.example' }],
]

test.each(searches)('what somebody types, “%s”, is a search of the log', (typed, filter) => {
  expect(readLogSearch(typed)).toEqual(filter)
})
