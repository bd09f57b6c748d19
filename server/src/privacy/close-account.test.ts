import { passwordNotCurrent } from '@reable/contract/accounts/rules'
import { describe, expect, test } from 'vitest'
import { findOrCreatePerson, type Person } from '#accounts'
import { lockListingsOf } from '#listings'
import { forgetPicturesOf } from '#pictures'
import { inTransaction } from '#platform/context'
import { asOwner } from '../platform/database/testing.ts'
import { waitForBlockedSession, whileLocked } from '../platform/database/testing-locks.ts'
import { get, signedIn, someListing, someone, somePicture } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { forgetEverything, lockLeaving } from './forget-everything.ts'
import { close } from './testing.ts'

const password = 'Village-2026!'
let people = 0

const program = await programOfFile()

const withPassword = () =>
  findOrCreatePerson(program.ctx, { email: `leaving-${++people}@example.org`, password, confirmed: true })

async function isStillIn(headers: Record<string, string>) {
  return (await get(program, '/api/user/data', headers)).status === 200
}

test('whoever gives their password is deleted: signed out, address free for someone new', async () => {
  const person = await withPassword()
  const headers = await signedIn(program.ctx, person)
  expect(await close(program, headers, { current_password: password })).toEqual({ status: 200, body: { data: null } })
  const newPerson = await findOrCreatePerson(program.ctx, { email: person.email, password, confirmed: false })
  expect(newPerson).toMatchObject({ email: person.email, confirmed: false })
  expect(newPerson.id).not.toBe(person.id)
})

test('where backups are made, that somebody left is written beside them; elsewhere there is nothing to write', async () => {
  const queued = async () =>
    (await program.database.pool.query("select from graphile_worker.jobs where key = 'list-closed-accounts'")).rowCount
  const { ctx } = program
  await inTransaction(ctx, async (ctx) => forgetEverything(ctx, await someone(ctx)))
  expect(await queued()).toBe(0)
  const backups = { to: { folder: '/backups' }, key: 'age1' }
  const elsewhere = { ...ctx, config: { ...ctx.config, backups } }
  for (let times = 0; times < 2; times++)
    await inTransaction(elsewhere, async (ctx) => forgetEverything(ctx, await someone(ctx)))
  expect(await queued()).toBe(1)
})

test('whoever has no password types their address, with or without capitals and blanks', async () => {
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  expect((await close(program, headers, { email: ` ${person.email.toUpperCase()} ` })).status).toBe(200)
  expect(await isStillIn(headers)).toBe(false)
})

test('an account is closed while one of its listings is deleted, and neither waits for the other for ever', async () => {
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  const pictureIds = [await somePicture(program.ctx, person), await somePicture(program.ctx, person)]
  const id = await someListing(program.ctx, person, { pictureIds })
  let closing: Promise<unknown> | undefined
  await inTransaction(program.ctx, async (ctx) => {
    await lockListingsOf(ctx, { ownerId: person.id })
    closing = close(program, headers, { email: person.email })
    await waitForBlockedSession(program.database.pool)
    await forgetPicturesOf(ctx, { listingId: id })
  })
  expect(await closing).toMatchObject({ status: 200 })
})

describe('closeAccount invalid', () => {
  const tryIt = async (person: Person, user: object) => {
    const headers = await signedIn(program.ctx, person)
    const { status, body } = await close(program, headers, user)
    return { status, code: body.code, errors: body.errors, stays: await isStillIn(headers) }
  }
  const refused = (errors: object) => ({ status: 422, code: 'invalid', errors, stays: true })

  test.each([{ current_password: 'Village-2025!' }, { current_password: '' }, {}, { email: 'leaving-1@example.org' }])(
    'an account stays, with all of it, where %j is not its password',
    async (user) => {
      const errors = { current_password: [passwordNotCurrent] }
      expect(await tryIt(await withPassword(), user)).toEqual(refused(errors))
    },
  )

  test.each([
    [{}, 'Email address is required'],
    [{ current_password: password }, 'Email address is required'],
    [{ email: 'rosa' }, 'Invalid email address'],
    [{ email: 'rosa@village.example' }, 'This is not the email address of your account'],
  ])('an account without a password stays where its address is not given: %j', async (user, sentence) => {
    expect(await tryIt(await someone(program.ctx), user)).toEqual(refused({ email: [sentence] }))
  })
})

test('accounts are closed one after another, since each changes what others have, who may be leaving too', async () => {
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  const { waited, result } = await whileLocked(program, {
    lock: lockLeaving,
    act: () => close(program, headers, { email: person.email }),
  })
  expect([waited, result.status]).toEqual([true, 200])
})

test('of two who close an account at the same moment one does', async () => {
  const headers = await signedIn(program.ctx, await someone(program.ctx))
  const email = headers['x-user-email']
  const both = await Promise.all([close(program, headers, { email }), close(program, headers, { email })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a listing of theirs is found nowhere at once: its address answers 404, the list is without it', async () => {
  const person = await withPassword()
  const headers = await signedIn(program.ctx, person)
  const id = await someListing(program.ctx, person, { title: 'Quokkaroller' })
  const listed = async () => {
    const { body } = await get(program, '/posts')
    return body.data.some((post: { id: number }) => post.id === id)
  }
  expect(await listed()).toBe(true)
  await close(program, headers, { current_password: password })
  expect(await listed()).toBe(false)
  expect((await get(program, `/posts/${id}`)).status).toBe(404)
})

test('if one module cannot delete its data, nothing is deleted: everything is as it was', async () => {
  const person = await withPassword()
  const headers = await signedIn(program.ctx, person)
  const id = await someListing(program.ctx, person)
  const before = (await get(program, '/api/user/data', headers)).body
  const { pool } = program.database
  await asOwner(pool, 'create table forgetful (person_id bigint references people)')
  await pool.query('insert into forgetful values ($1)', [person.id])
  expect((await close(program, headers, { current_password: password })).status).toBe(500)
  expect((await get(program, '/api/user/data', headers)).body).toEqual(before)
  expect((await get(program, `/posts/${id}`)).body.data.post.images).toHaveLength(1)
  await asOwner(pool, 'drop table forgetful')
})
