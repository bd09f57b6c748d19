import { expect, test } from 'vitest'
import type { Catalogue, Field } from '#catalogue'
import { someField, someType } from '../catalogue/testing.ts'
import { kindsThatAsk, questionFieldsOf } from './kind-fields.ts'
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

test('a number without bounds begins at nought, and what is private is not filtered by', () => {
  const field = { fieldType: 'unit_text_field', numeric: true, ask: 'between' } as unknown as Field
  expect(questionFieldsOf(field)).toMatchObject({
    answer: 'number',
    unit: 'none',
    min: '0',
    max: '',
    filter: 'between',
  })
  expect(questionFieldsOf({ ...field, private: true })).toMatchObject({ filter: 'none' })
})

test('what is no number has no bounds, and what is chosen from is a choice', () => {
  const field = { fieldType: 'unit_text_field', numeric: false, minimum: 1, maximum: 9, unit: 'in' } as unknown as Field
  expect(questionFieldsOf(field)).toMatchObject({ answer: 'text', min: '', max: '', unit: 'in' })
  expect(questionFieldsOf({ ...field, numeric: true })).toMatchObject({ answer: 'number', min: '1', max: '9' })
  expect(questionFieldsOf({ ...field, fieldType: 'drop_down' })).toMatchObject({ answer: 'choice', min: '', max: '' })
})

test('a kind asks a question where it is among its own', () => {
  const [asking, other] = [someType(1, [someField('width'), someField('depth')]), someType(2, [someField('depth')])]
  const catalogue = { types: new Map([asking, other].map((type) => [type.id, type])) } as unknown as Catalogue
  expect(kindsThatAsk(catalogue, 'width')).toEqual([asking])
  expect(kindsThatAsk(catalogue, 'depth')).toEqual([asking, other])
})
