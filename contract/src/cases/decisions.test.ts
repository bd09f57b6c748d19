import { expect, test } from 'vitest'
import { caseDecisions } from './decisions.ts'

const said = (reported: boolean) =>
  [true, false].flatMap((suspended) => caseDecisions.listing({ suspended, reported }).map(({ does }) => does))

test('a button speaks of a listing’s reports where some wait, and else of none', () => {
  expect(said(true).map((does) => /reports count as (\w+)/.exec(does)?.[1])).toEqual([
    'wrong',
    'right',
    'wrong',
    'right',
  ])
  expect(said(false)).toEqual([
    'Everybody sees the listing again. Its owner is told by e-mail.',
    'Only its owner sees the listing. Its owner is told why by e-mail.',
    'The listing stays as it is. Its owner is told only if you write to them.',
    'Only its owner sees the listing. Its owner is told why by e-mail.',
  ])
})
