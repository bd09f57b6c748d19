import { expect, test } from 'vitest'
import {
  decidedSearchLimit,
  decisionMessageError,
  latelyDays,
  readReasons,
  reasonsError,
  reportReasons,
} from './rules.ts'

test('[MSG-04] one of the reasons is enough, and so is a text of one’s own', () => {
  for (const reason of reportReasons) expect(reasonsError([reason])).toBeUndefined()
  expect(reasonsError(['The photo shows another chair'])).toBeUndefined()
  expect(reasonsError(['scam', 'Other', 'It asks for a deposit'])).toBeUndefined()
})

test.each([[[]], [['']], [[' \n']], [['Other']]])('[MSG-04] %j says nothing', (sent) => {
  expect(reasonsError(sent)).toBe('Please choose a reason, or tell us what is wrong')
})

test('two texts, or one of 1,001 characters, are too much', () => {
  expect(reasonsError(['lost', 'found'])).toContain('one text of your own at most')
  expect(reasonsError(['scam', 'x'.repeat(1001)])).toBe('Other: use at most 1,000 characters')
  expect(reasonsError([` ${'👍'.repeat(1000)} `])).toBeUndefined()
})

test('what is sent twice counts once, in the order of the list', () => {
  expect(readReasons(['scam', ' why ', 'duplicate', 'scam'])).toEqual({ reasons: ['duplicate', 'scam'], other: 'why' })
})

test('whoever hides a listing writes a message to its owner, of 500 characters at most; otherwise it is optional', () => {
  expect(decisionMessageError('keep', ' \n')).toBe('Please tell the owner why, in a sentence or two')
  expect(decisionMessageError('keep', ` ${'👍'.repeat(500)} `)).toBeUndefined()
  expect(decisionMessageError('release', '')).toBeUndefined()
  for (const decision of ['keep', 'release'] as const)
    expect(decisionMessageError(decision, 'x'.repeat(501))).toBe('Use at most 500 characters for the owner')
})

test('what was decided within 30 days was decided lately, and is searched by 100 characters at most', () => {
  expect([latelyDays, decidedSearchLimit]).toEqual([30, 100])
})
