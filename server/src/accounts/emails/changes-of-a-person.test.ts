import { emailTaken } from '@reable/contract/accounts/rules'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { day, minute, systemClock } from '#platform/clock'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, signedIn, testProgram } from '../../testing.ts'
import { accountJobs } from '../jobs.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { findOrCreatePerson } from '../people/find-or-create-person.ts'
import { insertPerson } from '../people/people-queries.ts'
import {
  call,
  headersOf,
  isSignedIn,
  member,
  newcomer,
  newEmail,
  type Program,
  password,
  runJobs,
  signIn,
  signUpForm,
  socialMember,
} from '../testing.ts'
import { findFormerEmails } from './email-change-queries.ts'
import { makeChange, requestChange, requestedChange, subjectsTo, tokenTo, undoChange } from './testing-email-change.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const noon = new Date('2026-11-20T20:00:00Z')
const setMinute = (minutes: number) => {
  const moment = new Date(noon.getTime() + minutes * minute)
  program.ctx.clock = { now: () => moment }
  return moment.toISOString()
}

/** Someone whose address was changed, on the device where it was. */
async function changed({ user, headers }: Awaited<ReturnType<typeof member>>) {
  const change = await requestedChange(program, { email: user.email, headers })
  const after = (await makeChange(program, change.makeToken, headers)).body.data
  return { ...change, user: after, headers: headersOf(after) }
}

test('undoing the later of two changes leaves the earlier one to be undone, and stays when it was', async () => {
  setMinute(0)
  const person = await member(program)
  const first = await changed(person)
  const second = await changed(first)
  const one = setMinute(1)
  expect((await undoChange(program, second.undoToken)).body.data.email).toBe(first.email)
  const two = setMinute(2)
  expect((await undoChange(program, first.undoToken)).body.data.email).toBe(person.user.email)
  const changes = program.ctx.db.selectFrom('email_changes').select('undone_at').orderBy('id')
  const rows = await changes.where('person_id', '=', person.user.user_id).execute()
  expect(rows.map(({ undone_at }) => undone_at?.toISOString())).toEqual([two, one])
})

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

test('one may go back to the address that one had, which is nobody else’s meanwhile', async () => {
  const person = await member(program)
  const { headers } = await changed(person)
  await requestChange(program, headers, person.user.email)
  await runJobs(program)
  const back = await makeChange(program, await tokenTo(program, person.user.email, 'email_token'), headers)
  expect([back.status, back.body.data.email]).toEqual([200, person.user.email])
})

test('an address that somebody had mistyped at sign-up is free for whoever has it, as soon as it is changed', async () => {
  const { user, headers } = await newcomer(program)
  const email = newEmail()
  await requestChange(program, headers, email)
  await runJobs(program)
  await makeChange(program, await tokenTo(program, email, 'email_token'), headers)
  const form = await signUpForm(program.ctx, { email: user.email })
  expect((await call(program, 'POST', '/auth', { user: form })).status).toBe(200)
})

test('the mails of a change are written once, however often its job runs, and at one moment too', async () => {
  const { user, headers } = await member(program)
  await requestChange(program, headers, newEmail())
  const changes = program.ctx.db.selectFrom('email_changes').select('id').where('person_id', '=', user.user_id)
  const { id: changeId } = await changes.executeTakeFirstOrThrow()
  const send = async () => accountJobs['email-change-asked']?.(program.ctx, { changeId })
  const { waited } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, user.user_id),
    act: () => Promise.all([send(), send()]),
    sessions: 2,
  })
  expect(waited).toBe(true)
  await send()
  expect(await subjectsTo(program, user.email)).toEqual(['Your e-mail address is to be changed'])
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

test('makeEmailChange invalid: an address that somebody else has had meanwhile, and may have again, or gets at this moment', async () => {
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

test('a download says of each change when it was requested, made, undone or ended, the earliest first', async () => {
  setMinute(0)
  const { user, headers } = await member(program)
  const asked = await requestedChange(program, { email: user.email, headers })
  const one = setMinute(1)
  const made = await requestedChange(program, { email: user.email, headers })
  const two = setMinute(2)
  const after = headersOf((await makeChange(program, made.makeToken, headers)).body.data)
  const three = setMinute(3)
  const last = await requestedChange(program, { email: made.email, headers: after })
  // What was another's in between is at another place of its table, and of what leads to it.
  for (const person_id of [(await member(program)).user.user_id, user.user_id])
    await program.ctx.db.updateTable('email_changes').set({ person_id }).where('new_email', '=', asked.email).execute()
  const download = async () => (await get(program, '/api/user/data', after)).body.data.account.email_changes
  const none = { made_at: null, ended_at: null, undone_at: null }
  expect(await download()).toEqual([
    { ...none, old_email: user.email, new_email: asked.email, created_at: noon.toISOString(), ended_at: one },
    { ...none, old_email: user.email, new_email: made.email, created_at: one, made_at: two },
    { ...none, old_email: made.email, new_email: last.email, created_at: three },
  ])
})

test('a former address of a person is one that they had confirmed, never one that they only asked for or never proved', async () => {
  const person = await member(program)
  const owner = await member(program)
  const { email: now, headers, user } = await changed(person)
  await requestedChange(program, { email: now, headers })
  await requestChange(program, headers, owner.user.email)
  await runJobs(program)
  await requestChange(program, headers, newEmail())
  const found = await findFormerEmails(program.ctx, user.user_id)
  expect(found).toEqual([{ email: person.user.email, until: expect.any(Date) }])
  await runJobs(program)
})

test('askEmailChange forbidden: for someone without a password here from the first moment after 15 minutes', async () => {
  setMinute(0)
  const headers = await signedIn(program.ctx, await socialMember(program))
  setMinute(15)
  expect((await requestChange(program, headers, newEmail())).status).toBe(200)
  setMinute(15 + 1 / 60_000)
  expect((await requestChange(program, headers, newEmail())).body.code).toBe('forbidden')
})

test('both mails of a change are worth sending as long as their links work, bounces or not', async () => {
  setMinute(0)
  const { user, headers } = await member(program)
  const { email } = await requestedChange(program, { email: user.email, headers })
  const mails = program.ctx.db.selectFrom('mails').select(['recipient', 'good_until']).orderBy('id')
  expect(await mails.where('recipient', 'in', [email, user.email]).execute()).toEqual([
    { recipient: email, good_until: new Date(noon.getTime() + 3 * day) },
    { recipient: user.email, good_until: new Date(noon.getTime() + 14 * day) },
  ])
})
