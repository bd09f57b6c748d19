import { expect, test } from 'vitest'
import { nameIfThere } from './volunteer-queries.ts'

const names: [string | null, string | null, string | null][] = [
  ['rosa@village.example', 'Rosa', 'Rosa'],
  ['rosa@village.example', null, 'rosa'],
  [null, null, null],
]

test.each(names)('a volunteer with the address %s and the first name %s is called %s', (email, firstName, name) => {
  expect(nameIfThere(email, firstName)).toBe(name)
})
