import { expect, test } from 'vitest'
import {
  breaks,
  choicesError,
  filterError,
  leastError,
  mostError,
  questionErrors,
  readLines,
  synonymsError,
  type WrittenQuestion,
} from './rules.ts'

const lines = (count: number, length = 5) => Array.from({ length: count }, (_, at) => String(at).padEnd(length, 'x'))

test('the lines of a text count once each, without blanks around them', () => {
  expect(readLines(' Cane \n\nwalking   stick\nCANE\n Stick ')).toEqual(['Cane', 'walking stick', 'Stick'])
})

test.each([
  [lines(31), 'Use at most 30 other names'],
  [['a', 'x'.repeat(61)], 'Use at most 60 characters for one of the other names'],
])('other names: %#', (names, error) => {
  expect(synonymsError(names)).toBe(error)
})

test.each([
  [['Yes'], 'Please write two choices or more, one in each line'],
  [['Yes', 'No'], undefined],
  [lines(41), 'Use at most 40 choices'],
])('choices: %#', (choices, error) => {
  expect(choicesError(choices)).toBe(error)
})

test.each(['0', '0.5', ' 8 ', '99999', '99999.99'])('%s can be the least and the most', (number) => {
  expect([leastError(number), mostError('', number)]).toEqual([undefined, undefined])
})

test.each(['', '-1', '8.125', '100000', '8 in', 'a8', '8,5'])('“%s” can be neither the least nor the most', (typed) => {
  expect(leastError(typed)).toBe('The least is a number from 0 to 99999, such as 8 or 0.5')
  expect(mostError('0', typed)).toBe('The most is a number from 0 to 99999, such as 36')
})

test('the most is more than the least', () => {
  const error = 'The most has to be more than the least'
  expect([mostError('8', '7.99'), mostError('8', '8'), mostError('8', '8.01')]).toEqual([error, error, undefined])
})

test('a filter goes with the answer, and there is none by what its owner alone sees', () => {
  const chosen = 'Please choose a filter that goes with the answer'
  const hidden = 'There is no filter by what is shown to the owner alone'
  expect(filterError({ answer: 'number', filter: 'between', private: false })).toBeUndefined()
  expect(filterError({ answer: 'choice', filter: 'between', private: false })).toBe(chosen)
  expect(filterError({ answer: 'number', filter: 'between', private: true })).toBe(hidden)
})

const question: WrittenQuestion = {
  label: 'Seat width',
  tooltip: '',
  reason: '',
  answer: 'number',
  unit: 'in',
  min: '8',
  max: '36',
  options: [],
  retired_options: [],
  filter: 'none',
  private: false,
}

test('a question is told what is wrong with it by field, of its kind of answer alone', () => {
  expect(questionErrors(question)).toEqual({})
  expect(Object.keys(questionErrors({ ...question, label: '', min: '', max: '', options: ['One'] }))).toEqual([
    ...['label', 'min', 'max'],
  ])
  const choice = { ...question, answer: 'choice', min: '', max: '', options: ['Yes', 'No'] } as const
  expect(questionErrors({ ...choice, options: ['Yes'] })).toEqual({
    options: 'Please write two choices or more, one in each line',
  })
  expect(questionErrors({ ...choice, retired_options: ['Maybe', 'YES'] })).toEqual({
    retired_options: '“YES” is among the retired choices and among the others',
  })
})

test('what would break is counted in words', () => {
  expect(breaks.removal(1, 0)).toMatch(/^1 listing of this kind is or was here,/)
  expect(breaks.removal(0, 2)).toMatch(/^2 people wait for this kind,/)
})
