import { expect, test } from 'vitest'
import { answerOutcomeOf } from './answer-decisions.ts'
import { caseDecisions, caseWordsError, findDecision } from './decisions.ts'

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

const labels = (decisions: readonly { key: string; label: string; grave?: true; final?: true }[]) =>
  decisions.map(({ key, label, grave, final }) => [key, label, grave ? 'grave' : final ? 'final' : ''].join(' '))

test('what can be decided depends on the subject and on how it stands', () => {
  const state = { suspended: false, reported: false }
  expect(labels(caseDecisions.listing(state))).toEqual(['release Leave it ', 'keep Hide grave'])
  expect(labels(caseDecisions.listing({ ...state, suspended: true }))).toEqual([
    'release Release ',
    'keep Keep hidden grave',
  ])
  expect(labels(caseDecisions.message(state))).toEqual(['deliver Pass it on final', 'return Return it grave'])
  expect(labels(caseDecisions.person(state))).toEqual(['nothing Nothing to do ', 'pause A rest of 7 days grave'])
  const answered = { kind: 'stop', days: 7, until: '2 December', others: [] } as const
  expect(labels(caseDecisions.person({ ...state, answered }))).toEqual([
    'lift_stop Let them write and list again ',
    'leave_stop Leave the stop until 2 December ',
  ])
})

test('of an answer it is said what else somebody stays restricted by, and what has no end', () => {
  const [lift, leave] = caseDecisions.person({
    ...{ suspended: false, reported: false },
    answered: { kind: 'ban', days: null, until: null, others: ['mute', 'stop'] },
  })
  expect(lift).toMatchObject({ label: 'Take the ban back', act: 'lift_ban', done: 'The ban has ended' })
  expect(lift?.does).toBe('The ban ends at once. They stay muted. They are told by e-mail.')
  expect(leave).toMatchObject({ label: 'Leave the ban for good', act: 'lift_ban', words: 'asked' })
})

test('a decision is found by its name among those of its subject', () => {
  expect(findDecision('listing', 'keep')?.label).toBe('Hide')
  expect(findDecision('listing', 'release')?.does).toBe(
    'The listing stays as it is. Its owner is told only if you write to them.',
  )
  expect(findDecision('person', 'lift_mute')?.label).toBe('Let them write again')
  expect([
    findDecision('message', 'lift_mute'),
    findDecision('person', 'keep'),
    findDecision('listing', 'pause'),
  ]).toEqual([...[undefined, undefined, undefined]])
  expect(answerOutcomeOf('leave_ban')).toEqual({ outcome: 'leave', kind: 'ban' })
  expect([answerOutcomeOf('leave'), answerOutcomeOf('pause')]).toEqual([undefined, undefined])
})

test('whoever hides a listing says why; elsewhere words are as one likes, and each has its limit', () => {
  expect(caseWordsError('listing', 'keep', ' ')).toBe('Please tell the owner why, in a sentence or two')
  expect(caseWordsError('listing', 'release', ' ')).toBeUndefined()
  expect(caseWordsError('person', 'pause', ' ')).toBeUndefined()
  expect(caseWordsError('listing', 'release', 'x'.repeat(501))).toBe('Use at most 500 characters for the owner')
  expect(caseWordsError('message', 'return', ` ${'x'.repeat(500)} `)).toBeUndefined()
  expect(caseWordsError('message', 'keep', 'x'.repeat(501))).toBe('Use at most 500 characters for the person')
})
