import { decisionMessageError, otherReason, reportReasons } from '@reable/contract/moderation/rules'
import { fillWithExamples } from '@reable/contract/replies/placeholders'
import {
  foundReasons,
  replyFitError,
  replyLabelError,
  replyTextError,
  replyUseNames,
} from '@reable/contract/replies/rules'
import { expect, test } from 'vitest'
import type { DeliveredReply } from '#replies'
import { gradeOf } from '../../../web/app/testing-reading-grade.ts'
import list from './replies.json' with { type: 'json' }

const deliveredReplies = list as DeliveredReply[]
const replies = deliveredReplies.map(({ fields }) => fields)
const toHide = replies.filter(({ uses }) => uses.includes('listing_hidden'))

test('each reply has a name of its own, and each decision that writes to somebody has replies', () => {
  expect(new Set(deliveredReplies.map(({ delivered }) => delivered)).size).toBe(deliveredReplies.length)
  for (const use of replyUseNames) expect(replies.some(({ uses }) => uses.includes(use))).toBe(true)
})

test('each of the nine reasons, and each of what screening finds, has a reply for whose listing is hidden', () => {
  const about = toHide.flatMap(({ reason }) => reason ?? [])
  // Of a scam: that it may be one, and that money is asked for first.
  expect(about.sort()).toEqual([...reportReasons, otherReason, ...foundReasons, 'scam'].sort())
})

test.each(replies)('“$label” can be saved, and sent as it is once it is filled in', ({ label, text, uses }) => {
  expect([replyLabelError(label), replyTextError(text), replyFitError(text, uses)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(decisionMessageError('keep', fillWithExamples(text))).toBeUndefined()
})

test.each(replies)('a reader of grade 6 follows “$label”', ({ text }) => {
  const filled = fillWithExamples(text)
  expect(gradeOf(filled)).toBeLessThanOrEqual(6)
  for (const sentence of filled.split(/[.?!]\s/)) expect(sentence.split(' ').length).toBeLessThanOrEqual(20)
})

test.each(toHide)('who reads why theirs is hidden, “$label”, learns what they can do', ({ text }) => {
  expect(text).toMatch(/please|Write to us/i)
})
