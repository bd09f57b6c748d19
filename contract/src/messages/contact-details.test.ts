import { expect, test } from 'vitest'
import { findContactDetails } from './contact-details.ts'

test.each([
  ['Write to ben@village.example please', ['e-mail address']],
  ['Call me at (604) 555-0199', ['telephone number']],
  ['+1 604 555 0199 or ben.b@mail.example.ca', ['e-mail address', 'telephone number']],
  ['6045550199', ['telephone number']],
  ['555-0199', ['telephone number']],
])('%j gives them away', (text, found) => expect(findContactDetails(text)).toEqual(found))

test.each([
  '18 in wide, 180 kg, $1,200',
  'Saturday 2026-11-28 at 10:30',
  'It is 4 to 5 years old, seat 16 x 18 in',
  'meet @ the library',
  '',
])('%j does not', (text) => expect(findContactDetails(text)).toEqual([]))

test('a long text of digits or signs is read in no time', () => {
  for (const sign of ['1 ', '@', '1', 'a@', '(((('])
    expect(findContactDetails(sign.repeat(5_000 / sign.length))).toBeDefined()
})
