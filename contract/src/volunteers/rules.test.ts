import { expect, test } from 'vitest'
import { type Act, actNames, acts, mayDo, whyNot } from './rules.ts'

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

test('what weighs asks for the second step again, and nothing else does', () => {
  expect(actNames.filter((name) => (acts[name] as Act).weighs === true)).toEqual([
    ...['decide_on_person', 'restrict_person', 'lift_restriction', 'keep_restriction', 'ban_person', 'agree_to_ban'],
    ...['lift_ban', 'begin_factor_reset', 'agree_to_factor_reset', 'read_conversation', 'change_signal'],
    ...['change_screening', 'change_recall', 'change_manual', 'change_kinds', 'change_replies', 'change_partners'],
    ...['change_places', 'change_prohibited', 'export_log', 'give_role', 'confirm_steward'],
  ])
})
