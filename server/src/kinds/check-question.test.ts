import { expect, test } from 'vitest'
import { trimmedQuestion } from './save-question.ts'
import { newQuestion } from './testing.ts'

const written = (changes: object) => newQuestion(changes) as unknown as Parameters<typeof trimmedQuestion>[0]

test('a question has bounds and a unit as a number, choices as a choice, and none of them in words', () => {
  const all = { unit: 'in', min: '1', max: '9', options: ['A', 'B'], retired_options: ['C'] }
  const [number, choices] = [
    { unit: 'in', min: '1', max: '9' },
    { options: ['A', 'B'], retired_options: ['C'] },
  ]
  const none = { unit: 'none', min: '', max: '', options: [], retired_options: [] }
  expect(trimmedQuestion(written({ answer: 'number', ...all }))).toMatchObject({ ...none, ...number })
  expect(trimmedQuestion(written({ answer: 'choice', ...all }))).toMatchObject({ ...none, ...choices })
  expect(trimmedQuestion(written({ answer: 'text', ...all }))).toMatchObject(none)
})

test('a bound is written in one way, and what is no number stays as it was typed', () => {
  for (const [typed, stored] of [
    ['08', '8'],
    [' 8.0 ', '8'],
    ['0.50', '0.5'],
    ['99999.99', '99999.99'],
    ['1e3', '1e3'],
    ['100000', '100000'],
    ['1.234', '1.234'],
    ['x8', 'x8'],
    ['8x', '8x'],
    ['', ''],
  ]) {
    const { min, max } = trimmedQuestion(written({ min: typed, max: typed }))
    expect([typed, min, max]).toEqual([typed, stored, stored])
  }
})
