import { expect, test } from 'vitest'
import type { z } from 'zod'
import { operations } from './operations.ts'

/** `{ user: { email: 'x' } }` of 'user.email' and 'x'. */
const nested = (path: string, value: string): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object

const pathsOf = (schema: z.ZodType, input: unknown): string[] =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? []

const { askEmailChange, readEmailChange, makeEmailChange, undoEmailChange, beginTotp, confirmTotp } = operations
const { resetPassword, confirm, confirmWithPassword, removePasskey, endSession, closeAccount } = operations
const { acceptMembership, acceptInvitation, createPartner } = operations

/** What is longer than anything that we mailed, or that somebody types, is refused at its field before it is looked up. */
test.each<[string, z.ZodType, string, number]>([
  ['the link to a new address', readEmailChange.query, 'email_token', 200],
  ['the link to a new address, pressed,', makeEmailChange.body, 'user.email_token', 200],
  ['the password for a new address, elsewhere,', makeEmailChange.body, 'user.current_password', 1000],
  ['the password for a new address', askEmailChange.body, 'user.current_password', 1000],
  ['the link to the old address', undoEmailChange.body, 'user.undo_token', 200],
  ['the link of a reset', resetPassword.body, 'user.reset_password_token', 200],
  ['the link of a confirmation', confirm.query, 'confirmation_token', 200],
  ['the link of a confirmation, with a password,', confirmWithPassword.body, 'user.confirmation_token', 200],
  ['the number of a passkey', removePasskey.params, 'id', 20],
  ['the number of a device', endSession.params, 'id', 20],
  ['the password for a second step', beginTotp.body, 'user.current_password', 1000],
  ['the address for a second step', beginTotp.body, 'user.email', 300],
  ['what a second step was begun with', confirmTotp.body, 'setup', 1000],
  ['the password of who leaves', closeAccount.body, 'user.current_password', 1000],
  ['the address of who leaves', closeAccount.body, 'user.email', 300],
  ['the invitation to a partner', acceptMembership.body, 'invitation_token', 200],
  ['the invitation to a role', acceptInvitation.body, 'invitation_token', 200],
])('%s is read up to its longest', (_what, schema, path, most) => {
  expect(pathsOf(schema, nested(path, 'x'.repeat(most)))).not.toContain(path)
  expect(pathsOf(schema, nested(path, 'x'.repeat(most + 1)))).toContain(path)
})

test('a name between blanks is read up to 1,000 characters, and the parts of a passkey have names of up to 60', () => {
  expect(createPartner.body.parse({ name: `Oak${' '.repeat(997)}` })).toEqual({ name: 'Oak' })
  expect(pathsOf(createPartner.body, { name: `Oak${' '.repeat(998)}` })).toEqual(['name'])
  const proof = (length: number) => operations.proveFactor.body.safeParse({ passkey: { ['x'.repeat(length)]: 1 } })
  expect([proof(60).success, proof(61).success]).toEqual([true, false])
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
