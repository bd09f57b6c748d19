import { reportReasons } from '@reable/contract/moderation/rules'
import { expect, test } from 'vitest'
import { boxOf, otherBox, otherText, reasonsOf, reportRules } from './report-dialog.tsx'

const nothing = 'Please choose a reason, or tell us what is wrong'
const blank = { ...Object.fromEntries(reportReasons.map((_, at) => [boxOf(at), ''])), [otherBox]: '', [otherText]: '' }

const errorsOf = (typed: object) => {
  const values = { ...blank, ...typed }
  const results = Object.entries(reportRules).map(([name, rule]) => [
    name,
    rule(values[name as keyof typeof values], values),
  ])
  return Object.fromEntries(results.filter(([, sentence]) => sentence))
}

test('[MSG-04] a report without a reason is not sent, and the error stands at the first one', () => {
  expect(errorsOf({})).toEqual({ [boxOf(0)]: nothing })
  expect(errorsOf({ [otherText]: 'Typed, and then Other was taken back' })).toEqual({ [boxOf(0)]: nothing })
  expect(errorsOf({ [boxOf(3)]: true })).toEqual({})
})

test('[MSG-04] Other asks for words of one’s own, unless another reason stands beside it', () => {
  expect(errorsOf({ [otherBox]: true, [otherText]: ' ' })).toEqual({ [otherText]: nothing })
  expect(errorsOf({ [otherBox]: true, [boxOf(0)]: true })).toEqual({})
  expect(errorsOf({ [otherBox]: true, [otherText]: 'It is broken' })).toEqual({})
  expect(errorsOf({ [otherBox]: true, [otherText]: 'x'.repeat(1001) })).toEqual({
    [otherText]: 'Other: use at most 1,000 characters',
  })
})

test('[MSG-04] what is ticked is sent in the order of the list, with the words of Other while it is ticked', () => {
  const typed = { ...blank, [boxOf(4)]: true, [boxOf(0)]: true, [otherText]: 'It is broken' }
  expect(reasonsOf(typed)).toEqual(['item sold', 'scam'])
  expect(reasonsOf({ ...typed, [otherBox]: true })).toEqual(['item sold', 'scam', 'Other', 'It is broken'])
})
