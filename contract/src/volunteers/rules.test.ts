import { expect, test } from 'vitest'
import { isAct, isRole, mayDo, whyNot } from './rules.ts'

test.each([
  ['see_person', [true, true, true]],
  ['decide_on_listing', [false, true, true]],
  ['give_role', [false, false, true]],
] as const)('whether a helper, a moderator and a steward may %s: %j', (act, may) => {
  expect((['helper', 'moderator', 'steward'] as const).map((role) => mayDo(act, role))).toEqual(may)
  expect([mayDo(act, null), mayDo(act, undefined)]).toEqual([false, false])
})

test('who may not do something reads who can, and whom to ask', () => {
  expect(whyNot('give_role', 'steward', ['Ana'])).toBeUndefined()
  expect(whyNot('give_role', 'moderator')).toBe('Only stewards can give, change and take roles.')
  expect(whyNot('read_log', 'helper', ['Ana', 'Ben'])).toBe(
    'Only moderators and stewards can read the log. Ask Ana or Ben.',
  )
  expect(whyNot('enter_room', null)).toBe('Only helpers and moderators and stewards can enter the volunteers’ room.')
})

test('a role and an act are among those that there are', () => {
  expect([isRole('helper'), isRole('owner'), isAct('give_role'), isAct('toString')]).toEqual([true, false, true, false])
})
