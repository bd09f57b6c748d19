import { expect, test } from 'vitest'
import { readReasons, reasonsError, reportReasons } from './rules.ts'

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
