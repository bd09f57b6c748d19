import { expect, test } from 'vitest'
import {
  readRecallNames,
  recallBrandsError,
  recalledWhy,
  recallModelsError,
  recallSourceError,
  recallTypesError,
} from './rules.ts'

const many = (length: number) => Array.from({ length }, (_, at) => `N${at}`)
const line = (label: string) => `${label}: each line has a letter or a digit, and at most 80 characters`

test.each([
  [many(60), undefined, undefined],
  [many(61), 'Brand: use at most 60 lines', 'Models: use at most 60 lines'],
  [['𠮷'.repeat(80)], undefined, undefined],
  [['a', '𠮷'.repeat(81)], line('Brand'), line('Models')],
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
  ['https://recalls.example/'.padEnd(500, 'x'), true],
  ['https://recalls.example/'.padEnd(501, 'x'), false],
  ['http://recalls.example/a', false],
  ['/recalls', false],
  ['https:// recalls', false],
  ['', false],
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
