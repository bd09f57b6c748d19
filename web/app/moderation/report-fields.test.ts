import { reportReasons } from '@reable/contract/moderation/rules'
import { expect, test } from 'vitest'
import { boxOf, otherBox, otherText, reasonsOf } from './report-dialog.tsx'

const blank = { ...Object.fromEntries(reportReasons.map((_, at) => [boxOf(at), ''])), [otherBox]: '', [otherText]: '' }

test('[MSG-04] what is ticked is sent in the order of the list, with the words of Other while it is ticked', () => {
  const typed = { ...blank, [boxOf(4)]: true, [boxOf(0)]: true, [otherText]: 'It is broken' }
  expect(reasonsOf(typed)).toEqual(['item sold', 'scam'])
  expect(reasonsOf({ ...typed, [otherBox]: true })).toEqual(['item sold', 'scam', 'Other', 'It is broken'])
})
