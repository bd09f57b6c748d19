import { expect, test } from 'vitest'
import { likelyAddress } from './email-field.tsx'

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['Ann.Lee@GMIAL.CON', 'Ann.Lee@gmail.com'],
  ['ann@hotmial.ca', 'ann@hotmail.ca'],
  ['ann@tellus.net', 'ann@telus.net'],
  ['ann@clinic.example.con', undefined],
  ['ann@clinic.con', 'ann@clinic.com'],
])('%s: did you mean %s?', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant)
})

test.each(['googlemail.com', 'ymail.com', 'gmx.de', 'live.ca', 'yahoo.co.uk', 'mac.com', 'ubc.ca', 'hey.com', 'x.co'])(
  '%s is no mistake',
  (domain) => {
    expect(likelyAddress(`ann@${domain}`)).toBeUndefined()
  },
)

test.each(['', 'ann', '@gmial.com', 'ann@', 'ann@gmial'])('nothing is asked about "%s"', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined()
})
