import { expect, test } from 'vitest'
import { firstNameError } from './rules.ts'

test.each([
  ...['', 'Rosa', ' Rosa ', 'Mary-Ann', 'Anna Maria Luise', 'Rosa M.', 'O’Neil', '美', 'E\u0301lodie'],
  ...['R'.repeat(30), '𠮷'.repeat(30)],
])('“%s” can be a first name', (name) => {
  expect(firstNameError(name)).toBeUndefined()
})

test.each([
  ...['Rosa2', '604 555 0100', 'rosa@village', 'reable.example', 'Rosa, Burnaby', '<b>', '-Rosa', 'Rosa -'],
  'Call me at once',
])('“%s” is no first name', (name) => {
  expect(firstNameError(name)).toBe('Use letters alone for your first name, such as Rosa or Mary-Ann')
})

test('a first name has at most 30 letters', () => {
  for (const name of ['R'.repeat(31), '𠮷'.repeat(31)])
    expect(firstNameError(name)).toBe('Use at most 30 letters for your first name')
})
