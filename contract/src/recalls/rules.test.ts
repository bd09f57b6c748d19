import { expect, test } from 'vitest'
import {
  foundNotices,
  lookUpError,
  noticesPerPage,
  type RecallText,
  readRecallNames,
  recallBrandsError,
  recalledWhy,
  recallModelsError,
  recallSourceError,
  recallTextError,
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

test.each<[RecallText, string, number, string | undefined]>([
  ['name', 'Name', 120, 'Name: please write a few words'],
  ['danger', 'Why', 600, 'Why: please write a few words'],
  ['remedy', 'What to do', 600, 'What to do: please write a few words'],
  ['serials', 'Serial numbers', 300, undefined],
  ['sold', 'When it was sold', 200, undefined],
])(
  'of the words of a card, %s is “%s”, of up to %d characters, and this where there are none: %s',
  (field, label, most, none) => {
    for (const empty of ['', ' ']) expect(recallTextError(field, empty)).toBe(none)
    expect(recallTextError(field, '𠮷'.repeat(most))).toBeUndefined()
    expect(recallTextError(field, 'x'.repeat(most + 1))).toBe(`${label}: use at most ${most} characters`)
  },
)

test.each([
  ['Drive', '', undefined],
  ['𠮷'.repeat(80), '𠮷'.repeat(80), undefined],
  ['', '501', 'Brand: please type it too. Many makers use the same model number'],
  [' ', '', 'Brand: please type it too. Many makers use the same model number'],
  ['x'.repeat(81), '', 'Brand: use at most 80 characters'],
  ['Drive', 'x'.repeat(81), 'Model: use at most 80 characters'],
])('what is looked up has a brand, and is of 80 characters at most: %#', (brand, model, error) => {
  expect(lookUpError(brand, model)).toBe(error)
})

test('twenty notices are on a page, and ten at most are found for a brand and a model', () => {
  expect([noticesPerPage, foundNotices]).toEqual([20, 10])
})
