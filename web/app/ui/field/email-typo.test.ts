import { expect, test } from 'vitest'
import { likelyAddress } from './email-field.tsx'

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['Ann.Lee@GMIAL.CON', 'Ann.Lee@gmail.com'],
  ['ann@gmai.com', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@hotmial.ca', 'ann@hotmail.ca'],
  ['ann@outlok.com', 'ann@outlook.com'],
  ['ann@yahooo.ca', 'ann@yahoo.ca'],
  ['ann@icoud.com', 'ann@icloud.com'],
  ['ann@tellus.net', 'ann@telus.net'],
  ['ann@telus.nte', 'ann@telus.net'],
  ['ann@clinic.example.con', undefined],
  ['ann@clinic.con', 'ann@clinic.com'],
])('%s: did you mean %s?', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant)
})

test.each([
  ...[
    'gmail.com',
    'googlemail.com',
    'ymail.com',
    'mail.com',
    'email.com',
    'gmx.de',
    'gmx.com',
    'hotmail.ca',
    'live.ca',
  ],
  ...['telus.net', 'telus.com', 'shaw.ca', 'yahoo.ca', 'yahoo.co.uk', 'outlook.com', 'me.com', 'mac.com', 'msn.com'],
  ...['rogers.com', 'bell.net', 'sympatico.ca', 'novuscom.net', 'ubc.ca', 'sfu.ca', 'vch.ca', 'proton.me', 'aol.com'],
  ...[
    'qq.com',
    '163.com',
    'naver.com',
    'hey.com',
    'fastmail.com',
    'zoho.com',
    'uniserve.com',
    'village.example',
    'x.co',
  ],
])('%s is no mistake', (domain) => {
  expect(likelyAddress(`ann@${domain}`)).toBeUndefined()
})

test.each(['', 'ann', '@gmial.com', 'ann@', 'ann@gmial'])('nothing is asked about "%s"', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined()
})
