import { expect, test } from 'vitest'
import { liftingAct, needsSecond, restrictingAct } from './rules.ts'

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
