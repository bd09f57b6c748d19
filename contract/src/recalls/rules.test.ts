import { expect, test } from 'vitest'
import { recallSourceError } from './rules.ts'

test.each([
  ['https://recalls.example/a', true],
  ['http://recalls.example/a', false],
  ['/recalls', false],
])('a notice is at an https address of 500 characters at most: %#', (address, isRight) => {
  expect(recallSourceError(address)).toBe(
    isRight ? undefined : 'Source: please give the address of the notice, beginning with https://',
  )
})
