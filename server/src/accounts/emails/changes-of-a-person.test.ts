import { emailTaken } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { programOfFile } from '../../testing-file.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { findOrCreatePerson } from '../people/find-or-create-person.ts'
import { insertPerson } from '../people/people-queries.ts'
import { headersOf, isSignedIn, member, newEmail, password, signIn } from '../testing.ts'
import { makeChange, requestChange, requestedChange, subjectsTo, undoChange } from './testing-email-change.ts'

const program = await programOfFile()

/** Someone whose address was changed, on the device where it was. */
async function changed({ user, headers }: Awaited<ReturnType<typeof member>>) {
  const change = await requestedChange(program, { email: user.email, headers })
  const after = (await makeChange(program, change.makeToken, headers)).body.data
  return { ...change, user: after, headers: headersOf(after) }
}

test('of two clicks on the link to the new address at one moment one makes the change', async () => {
  const { user, headers } = await member(program)
  const { makeToken, email } = await requestedChange(program, { email: user.email, headers })
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, user.user_id),
    act: () => Promise.all([makeChange(program, makeToken, headers), makeChange(program, makeToken, headers)]),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status).sort()]).toEqual([true, [200, 422]])
  expect(await isSignedIn(program, { ...headers, 'x-user-email': email })).toBe(true)
})

test('of two addresses that somebody asks for at one moment the later one is theirs to confirm', async () => {
  const { user, headers } = await member(program)
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, user.user_id),
    act: () => Promise.all([1, 2].map(() => requestChange(program, headers, newEmail()))),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status)]).toEqual([true, [200, 200]])
  const open = program.ctx.db.selectFrom('email_changes').select('id').where('ended_at', 'is', null)
  expect(await open.where('person_id', '=', user.user_id).execute()).toHaveLength(1)
})

test('a change that is stopped before it is made is announced to nobody again; of two clicks one stops it', async () => {
  const { user, headers } = await member(program)
  const { undoToken, email } = await requestedChange(program, { email: user.email, headers })
  const { waited, result: clicks } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, user.user_id),
    act: () => Promise.all([undoChange(program, undoToken), undoChange(program, undoToken)]),
    sessions: 2,
  })
  expect([waited, clicks.map(({ status }) => status).sort()]).toEqual([true, [200, 422]])
  expect(await subjectsTo(program, user.email)).toEqual(['Your e-mail address is to be changed'])
  expect(await subjectsTo(program, email)).toEqual(['Confirm your new e-mail address'])
})

test('nobody gets an address that somebody else has had meanwhile, and may have again, or gets at this moment', async () => {
  const late = await member(program)
  const wanted = await requestedChange(program, { email: late.user.email, headers: late.headers })
  const owner = await findOrCreatePerson(program.ctx, { email: wanted.email, password, confirmed: true })
  await changed(await signIn(program, owner.email))
  const taken = { email: [emailTaken] }
  expect((await makeChange(program, wanted.makeToken, late.headers)).body.errors).toEqual(taken)
  const next = await requestedChange(program, { email: late.user.email, headers: late.headers })
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => insertPerson(ctx, { email: next.email, passwordHash: null, confirmed: true }),
    act: () => makeChange(program, next.makeToken, late.headers),
  })
  expect([waited, result.body.errors]).toEqual([true, taken])
})
