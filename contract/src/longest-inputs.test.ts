import { expect, test } from 'vitest'
import type { z } from 'zod'
import { operations } from './operations.ts'

/** `{ user: { email: 'x' } }` of 'user.email' and 'x'. */
const nested = (path: string, value: string): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object

const pathsOf = (schema: z.ZodType, input: unknown): string[] =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? []

const { askEmailChange, readEmailChange, makeEmailChange, undoEmailChange, beginTotp, confirmTotp } = operations
const { resetPassword, confirm, removePasskey, endSession, closeAccount } = operations
const { acceptMembership, acceptInvitation, createPartner } = operations
const { suggestMeeting, readAnswerLink, answerByLink, readSheet, tickSheetByLink, readHowItWent } = operations

/** What is longer than anything that we mailed, or that somebody types, is refused at its field before it is looked up. */
test.each<[string, z.ZodType, string, number]>([
  ['the link to a new address', readEmailChange.query, 'email_token', 200],
  ['the link to a new address, pressed,', makeEmailChange.body, 'user.email_token', 200],
  ['the password for a new address, elsewhere,', makeEmailChange.body, 'user.current_password', 1000],
  ['the password for a new address', askEmailChange.body, 'user.current_password', 1000],
  ['the link to the old address', undoEmailChange.body, 'user.undo_token', 200],
  ['the link of a reset', resetPassword.body, 'user.reset_password_token', 200],
  ['the link of a confirmation', confirm.query, 'confirmation_token', 200],
  ['the number of a passkey', removePasskey.params, 'id', 20],
  ['the number of a device', endSession.params, 'id', 20],
  ['the password for a second step', beginTotp.body, 'user.current_password', 1000],
  ['the address for a second step', beginTotp.body, 'user.email', 300],
  ['what a second step was begun with', confirmTotp.body, 'setup', 1000],
  ['the password of who leaves', closeAccount.body, 'user.current_password', 1000],
  ['the address of who leaves', closeAccount.body, 'user.email', 300],
  ['the invitation to a partner', acceptMembership.body, 'invitation_token', 200],
  ['the invitation to a role', acceptInvitation.body, 'invitation_token', 200],
  ['the number of a notice that is put aside', operations.dismissRecallNotice.params, 'nid', 40],
  ['the number of a notice that becomes a card', operations.writeRecallCard.body, 'notice', 40],
  ['a brand that is looked up', operations.lookUpRecall.query, 'brand', 800],
  ['a model that is looked up', operations.lookUpRecall.query, 'model', 800],
  ['a measure that is missing', operations.countMissingMeasure.body, 'field_name', 40],
  ['the place of a meeting', suggestMeeting.body, 'place', 1000],
  ['the day of a meeting', suggestMeeting.body, 'date', 1000],
  ['the link to an answer', readAnswerLink.body, 'token', 500],
  ['the link to an answer, pressed,', answerByLink.body, 'token', 500],
  ['the link to a sheet', readSheet.body, 'token', 500],
  ['the link to a sheet, ticked,', tickSheetByLink.body, 'token', 500],
  ['the link to how it went', readHowItWent.body, 'token', 500],
])('%s is read up to its longest', (_what, schema, path, most) => {
  expect(pathsOf(schema, nested(path, 'x'.repeat(most)))).not.toContain(path)
  expect(pathsOf(schema, nested(path, 'x'.repeat(most + 1)))).toContain(path)
})

const { writeRecallCard, changeManualHosts, writeManual, listMeasures, countMissingMeasure } = operations

/** Whether what stands there is too large to be looked at, whatever else is wrong with it. */
const isTooLarge = (schema: z.ZodType, path: string, value: unknown): boolean =>
  (schema.safeParse({ [path]: value }).error?.issues ?? []).some(
    (one) => one.code === 'too_big' && one.path[0] === path,
  )

test.each<[string, z.ZodType, string, number, (length: number) => unknown]>([
  ['the brands of a card', writeRecallCard.body, 'brands', 600, (length) => Array(length).fill('Drive')],
  ['the models of a card', writeRecallCard.body, 'models', 600, (length) => Array(length).fill('15064')],
  ['the kinds of a card', writeRecallCard.body, 'equipment_type_ids', 100, (length) => Array(length).fill(1)],
  ['the hosts of makers', changeManualHosts.body, 'hosts', 600, (length) => Array(length).fill('maker.ca')],
  ['a host of a maker', changeManualHosts.body, 'hosts', 1_000, (length) => ['x'.repeat(length)]],
  ['the address of a manual', writeManual.body, 'address', 2_000, (length) => 'x'.repeat(length)],
  [
    'the types whose measures are asked for',
    listMeasures.query,
    'equipment_type',
    100,
    (length) => Array(length).fill('1'),
  ],
])('%s are looked at up to their longest', (_what, schema, path, most, make) => {
  expect([isTooLarge(schema, path, make(most)), isTooLarge(schema, path, make(most + 1))]).toEqual([false, true])
})

test('equipment types are counted from 1', () => {
  const idsOf = (equipment_type_id: number) => pathsOf(countMissingMeasure.body, { equipment_type_id, field_name: 'x' })
  expect([idsOf(0), idsOf(1)]).toEqual([['equipment_type_id'], []])
})

test('a name between blanks is read up to 1,000 characters, and the parts of a passkey have names of up to 60', () => {
  expect(createPartner.body.parse({ name: `Oak${' '.repeat(997)}` })).toEqual({ name: 'Oak' })
  expect(pathsOf(createPartner.body, { name: `Oak${' '.repeat(998)}` })).toEqual(['name'])
  const proof = (length: number) => operations.proveFactor.body.safeParse({ passkey: { ['x'.repeat(length)]: 1 } })
  expect([proof(60).success, proof(61).success]).toEqual([true, false])
})

test('of a sheet so many checks are ticked, by names as long as theirs at most', () => {
  const ticked = (ticks: string[]) => pathsOf(tickSheetByLink.body, { token: 'x', ticks })
  expect([ticked(Array(40).fill('x')), ticked(Array(41).fill('x'))]).toEqual([[], ['ticks']])
  expect([ticked(['x'.repeat(40)]), ticked(['x'.repeat(41)])]).toEqual([[], ['ticks.0']])
})

test('whoever signs up without a word about the newsletter gets none', () => {
  const form = { email: 'rosa@village.example', password: 'Sunny-Day-2026!', password_confirmation: 'Sunny-Day-2026!' }
  const { user } = operations.signUp.body.parse({ user: { ...form, termsOfUse: true, recaptcha: 'solved' } })
  expect(user.newsletter_subscribed).toBe(false)
})

test('who searches people or the log is heard up to 100 characters, and turns to no page that cannot be', () => {
  const letter = '𠮷'
  for (const [{ query }, last] of [
    [operations.findPeople, 1_000],
    [operations.listLog, 100_000],
  ] as const) {
    expect(query.parse({ q: letter.repeat(101), page: String(last) })).toEqual({ q: letter.repeat(100), page: last })
    for (const page of [String(last + 1), '0', 'x', undefined])
      expect(query.parse({ page })).toEqual({ q: '', page: 1 })
  }
})
