import { expect, test } from 'vitest'
import {
  alreadyRestricted,
  liftingAct,
  liftSentenceError,
  needsSecond,
  restrictedTexts,
  restrictingAct,
  restrictionSentenceError,
} from './rules.ts'

test.each([
  ['mute', 7, 'restrict_person', 'lift_restriction', false],
  ['mute', 8, 'ban_person', 'lift_ban', false],
  ['ban', 1, 'ban_person', 'lift_ban', false],
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

test('who may not do something is told until when, and who is banned for good that it has no end', () => {
  const why = 'Your account says why, and you can answer there once.'
  expect(restrictedTexts.mute('2 December')).toBe(`You can write again from 2 December. ${why}`)
  expect(restrictedTexts.stop('2 December')).toBe(`You can write and list again from 2 December. ${why}`)
  expect(restrictedTexts.ban('2 December')).toBe(`You can use your account again from 2 December. ${why}`)
  expect(restrictedTexts.ban(undefined)).toBe(`You cannot use your account any more. ${why}`)
  expect(alreadyRestricted('stop')).toMatch(/^They are stopped already\./)
})

test('nothing goes to a person with a placeholder left in it', () => {
  const unfilled = '“{reason}” is not filled in. Please write what belongs there, or take it out.'
  for (const rule of [restrictionSentenceError, liftSentenceError]) expect(rule('Because {reason}')).toBe(unfilled)
})
