import { reportReasons } from '@reable/contract/moderation/rules'
import { expect, test } from 'vitest'
import { boxOf, otherBox, otherWords, reasonsOf, reportRules } from './report-sheet.ts'

const nothing = 'Please choose a reason, or tell us what is wrong'
const blank = { ...Object.fromEntries(reportReasons.map((_, at) => [boxOf(at), ''])), [otherBox]: '', [otherWords]: '' }

const faultsOf = (typed: object) => {
  const sheet = { ...blank, ...typed }
  const judged = Object.entries(reportRules).map(([name, rule]) => [
    name,
    rule(sheet[name as keyof typeof sheet], sheet),
  ])
  return Object.fromEntries(judged.filter(([, sentence]) => sentence))
}

test('[MSG-04] a report without a reason is not sent, and is told so at the first one', () => {
  expect(faultsOf({})).toEqual({ [boxOf(0)]: nothing })
  expect(faultsOf({ [otherWords]: 'Typed, and then Other was taken back' })).toEqual({ [boxOf(0)]: nothing })
  expect(faultsOf({ [boxOf(3)]: true })).toEqual({})
})

test('[MSG-04] Other asks for words of one’s own, unless another reason stands beside it', () => {
  expect(faultsOf({ [otherBox]: true, [otherWords]: ' ' })).toEqual({ [otherWords]: nothing })
  expect(faultsOf({ [otherBox]: true, [boxOf(0)]: true })).toEqual({})
  expect(faultsOf({ [otherBox]: true, [otherWords]: 'It is broken' })).toEqual({})
  expect(faultsOf({ [otherBox]: true, [otherWords]: 'x'.repeat(1001) })).toEqual({
    [otherWords]: 'Other: use at most 1,000 characters',
  })
})

test('[MSG-04] what is ticked is sent in the order of the list, with the words of Other while it is ticked', () => {
  const typed = { ...blank, [boxOf(4)]: true, [boxOf(0)]: true, [otherWords]: 'It is broken' }
  expect(reasonsOf(typed)).toEqual(['item sold', 'scam'])
  expect(reasonsOf({ ...typed, [otherBox]: true })).toEqual(['item sold', 'scam', 'Other', 'It is broken'])
})
