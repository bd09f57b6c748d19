import { expect, test } from 'vitest'
import { filterError, readLines } from './rules.ts'

test('the lines of a text count once each, without blanks around them', () => {
  expect(readLines(' Cane \n\nwalking   stick\nCANE\n Stick ')).toEqual(['Cane', 'walking stick', 'Stick'])
})

test('a filter goes with the answer, and there is none by what its owner alone sees', () => {
  const chosen = 'Please choose a filter that goes with the answer'
  const hidden = 'There is no filter by what is shown to the owner alone'
  expect(filterError({ answer: 'number', filter: 'between', private: false })).toBeUndefined()
  expect(filterError({ answer: 'choice', filter: 'between', private: false })).toBe(chosen)
  expect(filterError({ answer: 'number', filter: 'between', private: true })).toBe(hidden)
})
