import { expect, test } from 'vitest'
import {
  lookUpError,
  readRecallNames,
  recallBrandsError,
  recalledWhy,
  recallModelsError,
  recallSourceError,
  recallTypesError,
} from './rules.ts'

const line = (label: string) => `${label}: each line has a letter or a digit, and at most 80 characters`

test.each([
  [['𠮷'.repeat(80)], undefined, undefined],
  [['a', ' – '], line('Brand'), line('Models')],
  [[], 'Brand: please give at least one name', undefined],
])('of brands and models: %#', (names, brands, models) => {
  expect([recallBrandsError(names), recallModelsError(names)]).toEqual([brands, models])
})

test('a recall is of one equipment type or more', () => {
  expect([recallTypesError([1]), recallTypesError([])]).toEqual([
    undefined,
    'Kinds: please choose at least one equipment type',
  ])
})

test.each([
  ['https://recalls.example/a', true],
  ['http://recalls.example/a', false],
  ['/recalls', false],
])('a notice is at an https address of 500 characters at most: %#', (address, isRight) => {
  expect(recallSourceError(address)).toBe(
    isRight ? undefined : 'Source: please give the address of the notice, beginning with https://',
  )
})

test('names stand one in a line, each once', () => {
  expect(readRecallNames(' Drive \n\nInvacare\nDrive')).toEqual(['Drive', 'Invacare'])
})

test('the owner reads of each card why, and what to do', () => {
  expect(recalledWhy([{ name: 'Rollator X', danger: 'It can break.', remedy: 'Send it back.' }])).toBe(
    'It is recalled: Rollator X. It can break. Send it back. Please do not hand it on. If it is repaired, add a photo of the repair to your listing.',
  )
})

test.each([
  ['Drive', '', undefined],
  ['', '501', 'Brand: please type it too. Many makers use the same model number'],
])('what is looked up has a brand, and is of 80 characters at most: %#', (brand, model, error) => {
  expect(lookUpError(brand, model)).toBe(error)
})
