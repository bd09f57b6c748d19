import { expect, test } from 'vitest'
import { answerRows, answersText } from './health-words.ts'

const answers = [
  { within_seconds: 0.005, answers: 90 },
  { within_seconds: 0.1, answers: 5 },
  { within_seconds: 0.5, answers: 3 },
  { within_seconds: 1, answers: 1 },
  { within_seconds: 10, answers: 1 },
  { within_seconds: null, answers: 2 },
]

test('answers are told by what people feel of them, and each counts once', () => {
  expect(answerRows({ answers }).map(({ count }) => count)).toEqual([95, 3, 1, 3])
  expect(answersText({ answers })).toBe(
    'Of 102 answers since the program started, 93 % came at once: in a tenth of a second.',
  )
  expect(answersText({ answers: [] })).toBe('Nothing was asked for yet.')
})
