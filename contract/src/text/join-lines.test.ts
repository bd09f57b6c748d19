import { expect, test } from 'vitest'
import { joinLines } from './join-lines.ts'

test.each([
  ['one line', 'one line'],
  ['one\ntwo', 'one two'],
  ['one  \r\n\n   \n\t two ', 'one two '],
])('%j is %j as one line', (text, line) => {
  expect(joinLines(text)).toBe(line)
})

test('300,000 blanks are looked through once', () => {
  expect(joinLines(`a${' '.repeat(300_000)}b\nc`)).toHaveLength(300_004)
})
