import { expect, test } from 'vitest'
import { answerRows, answersText, listingsText, mailRows, waitingRows } from './health-words.ts'

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

test('every outcome and everything that can wait has its row, with 0 where there is none', () => {
  expect(mailRows({ mails: { sent: 3 } }).map(({ count }) => count)).toEqual([3, 0, 0, 0, 0, 0])
  const waiting = { jobs: 1, mails: 2, photos: 3, listings: 4, people: 5, messages: 6 }
  expect(waitingRows({ waiting }).map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6])
  expect([listingsText(1), listingsText(1200)]).toEqual(['1 listing is public.', '1,200 listings are public.'])
})
