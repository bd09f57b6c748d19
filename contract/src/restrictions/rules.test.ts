import { expect, test } from 'vitest'
import {
  agreeingOver,
  alreadyRestricted,
  daysError,
  lengthText,
  liftingAct,
  liftSentenceError,
  needsSecond,
  restrictedTexts,
  restrictingAct,
  restrictionAnswerError,
  restrictionDays,
  restrictionSentenceError,
} from './rules.ts'

test.each([
  ['mute', 7, 'restrict_person', 'lift_restriction', false],
  ['mute', 8, 'ban_person', 'lift_ban', false],
  ['stop', 7, 'restrict_person', 'lift_restriction', false],
  ['stop', 30, 'ban_person', 'lift_ban', false],
  ['ban', 1, 'ban_person', 'lift_ban', false],
  ['ban', 7, 'ban_person', 'lift_ban', false],
  ['ban', 8, 'ban_person', 'lift_ban', true],
  ['ban', null, 'ban_person', 'lift_ban', true],
] as const)(
  'a %s of %s days is the act %s, taken back by %s, and a second steward agrees: %s',
  (kind, days, act, lift, second) => {
    expect([restrictingAct({ kind, days }), liftingAct({ kind, days }), needsSecond({ kind, days })]).toEqual([
      act,
      lift,
      second,
    ])
  },
)

test('a ban alone can be for good', () => {
  const needsDays = 'Please choose a number of days: only a ban can be for good'
  for (const kind of ['mute', 'stop'] as const) expect(daysError({ kind, days: null })).toBe(needsDays)
  expect(daysError({ kind: 'ban', days: null })).toBeUndefined()
  for (const kind of ['mute', 'stop', 'ban'] as const)
    for (const days of restrictionDays) expect(daysError({ kind, days })).toBeUndefined()
})

test('the lengths that can be chosen, in words', () => {
  expect([...restrictionDays, null].map(lengthText)).toEqual([
    ...['for 1 day', 'for 3 days', 'for 7 days', 'for 30 days', 'for 90 days', 'for 365 days'],
    'for good',
  ])
})

test('who may not do something is told until when, and who is banned for good that it has no end', () => {
  const why = 'Your account says why, and you can answer there once.'
  expect(restrictedTexts.mute('2 December')).toBe(`You can write again from 2 December. ${why}`)
  expect(restrictedTexts.stop('2 December')).toBe(`You can write and list again from 2 December. ${why}`)
  expect(restrictedTexts.ban('2 December')).toBe(`You can use your account again from 2 December. ${why}`)
  expect(restrictedTexts.ban(undefined)).toBe(`You cannot use your account any more. ${why}`)
  expect(alreadyRestricted('stop')).toMatch(/^They are stopped already\./)
})

test('a sentence to a person is written, of 500 characters at most; with an end of it they need none', () => {
  for (const rule of [restrictionSentenceError, liftSentenceError]) {
    expect(rule(` ${'🙂'.repeat(500)} `)).toBeUndefined()
    expect(rule('x'.repeat(501))).toBe('Use at most 500 characters for the sentence to the person')
  }
  for (const blank of ['', ' \n']) {
    expect(restrictionSentenceError(blank)).toBe('Please write a sentence for the person')
    expect(liftSentenceError(blank)).toBeUndefined()
  }
})

test('an answer is written, of 2,000 characters at most', () => {
  expect(restrictionAnswerError(' \n')).toBe('Please write your answer')
  expect(restrictionAnswerError(` ${'🙂'.repeat(2_000)} `)).toBeUndefined()
  expect(restrictionAnswerError('x'.repeat(2_001))).toBe('Use at most 2,000 characters for your answer')
})

test('a second steward has three days to agree, and is told what holds after them', () => {
  expect(agreeingOver).toBe('The 72 hours to agree are over: it stays at 7 days.')
})

test('nothing goes to a person with a placeholder left in it', () => {
  const unfilled = '“{reason}” is not filled in. Please write what belongs there, or take it out.'
  for (const rule of [restrictionSentenceError, liftSentenceError]) expect(rule('Because {reason}')).toBe(unfilled)
})
