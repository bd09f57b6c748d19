import {
  confirmFirst,
  isElsewhere,
  isMember,
  membersFull,
  membershipEnded,
  membersLimit,
  partnerConflict,
  partnerEnded,
  partnerNameTaken,
  partnersFull,
  partnersLimit,
} from '@reable/contract/partners/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOrCreatePartner, findOrCreatePerson, findPersonById } from '#accounts'
import { mailsTo } from '../accounts/testing.ts'
import { call, type Program } from '../listings/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { someVolunteer } from '../volunteers/testing.ts'
import { operationsOf } from '../volunteers/testing-acts.ts'
import { lockPartners } from './partner-queries.ts'

let program: Program
let steward: Awaited<ReturnType<typeof someVolunteer>>

beforeAll(async () => {
  program = await testProgram()
  steward = await someVolunteer(program.ctx, 'steward')
})
afterAll(() => program.close())

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  call(program, method, `/console/partners${url}`, steward.headers, body)
const read = async (id: number) => (await get(program, `/console/partners/${id}`, steward.headers)).body.data
const create = async (name: string) => (await send('POST', '', { name })).body.data.id as number
const change = async (id: number, changes: object) => {
  const { name, ended, version } = await read(id)
  return send('PUT', `/${id}`, { name, ended, version, ...changes })
}
const invite = (id: number, email: string) => send('POST', `/${id}/invitations`, { email })
const tokenFor = async (email: string) =>
  /invitation_token=([\w-]+)/.exec((await mailsTo(program.ctx, email))[0]?.plain ?? '')?.[1] ?? ''
const accept = (headers: object, token: string) =>
  call(program, 'POST', '/api/user/partner', headers, { invitation_token: token })
const markOf = async (listingId: number) => (await get(program, `/posts/${listingId}`)).body.data.post.user.partner

test('a partner is made, renamed and brought back to what it was; its listings follow', async () => {
  const id = await create('Royal Oak')
  const member = await someone(program.ctx, { partner: 'Royal Oak' })
  const listing = await someListing(program.ctx, member)
  expect((await change(id, { name: 'Royal Oak Society' })).body.data).toMatchObject({
    version: 2,
    members: 1,
    posts: 1,
  })
  expect(await markOf(listing)).toEqual({ name: 'Royal Oak Society' })
  const { body } = await get(program, `/console/partners/${id}/versions`, steward.headers)
  expect(body.data.map(({ name, version }: { name: string; version: number }) => [version, name])).toEqual([
    [2, 'Royal Oak Society'],
    [1, 'Royal Oak'],
  ])
  await change(id, { name: 'Royal Oak' })
  expect(await markOf(listing)).toEqual({ name: 'Royal Oak' })
  const { body: log } = await get(program, `/console/log?q=partner%20${id}`, steward.headers)
  expect(log.data.map(({ act, by }: { act: string; by: string }) => [act, by])).toEqual(
    Array(3).fill(['change_partners', steward.person.email]),
  )
  expect(log.data.slice(0, 2).map(({ before, after }: Record<string, object>) => [before, after])).toEqual([
    [
      { version: 2, ended: false },
      { version: 3, ended: false },
    ],
    [
      { version: 1, ended: false },
      { version: 2, ended: false },
    ],
  ])
})

test('whoever makes, changes or fills a partner, or comes to one, waits for who does so at the same time', async () => {
  const id = await create('Harbour Lift')
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  const status = async (act: () => ReturnType<typeof send>) => {
    const { waited, result } = await whileLocked(program, { lock: lockPartners, act })
    return [waited, result.status]
  }
  expect(await status(() => send('POST', '', { name: 'Harbour Seat' }))).toEqual([true, 200])
  expect(await status(() => change(id, { name: 'Harbour Lifts' }))).toEqual([true, 200])
  expect(await status(() => invite(id, person.email))).toEqual([true, 200])
  const token = await tokenFor(person.email)
  expect(await status(() => accept(headers, token))).toEqual([true, 200])
  expect(await status(() => send('DELETE', `/${id}/members/${person.id}`))).toEqual([true, 200])
})

test('inviteMember conflict: a partner is full with 200 members and invitations; whoever is invited already can be invited again', async () => {
  const id = await create('Full House')
  const ends_at = new Date(program.ctx.clock.now().getTime() + 86_400_000)
  const rows = Array.from({ length: membersLimit - 1 }, (_, at) => ({
    ...{ email: `invited-${at}@example.org`, partner_id: id, ends_at },
    ...{ token_hash: Buffer.from(`full ${at}`), invited_by: steward.person.id },
  }))
  await program.ctx.db.insertInto('partner_invitations').values(rows).execute()
  expect((await invite(id, 'last@example.org')).status).toBe(200)
  expect((await invite(id, 'last@example.org')).status).toBe(200)
  const full = await invite(id, 'one-more@example.org')
  expect([full.status, full.body.error]).toEqual([409, membersFull])
})

test('inviteMember conflict: an ended partner marks nothing and takes nobody; brought back, it has its members again', async () => {
  const id = await create('Inlet Wheels')
  const member = await someone(program.ctx, { partner: 'Inlet Wheels' })
  const listing = await someListing(program.ctx, member)
  const headers = await signedIn(program.ctx, member)
  expect((await change(id, { ended: true })).body.data).toMatchObject({ ended: true, members: 1 })
  expect(await markOf(listing)).toBeNull()
  expect((await get(program, '/imports', headers)).status).toBe(403)
  expect((await invite(id, 'new@example.org')).body.error).toBe(partnerEnded)
  await change(id, { ended: false })
  expect(await markOf(listing)).toEqual({ name: 'Inlet Wheels' })
  expect((await get(program, '/imports', headers)).status).toBe(200)
})

test('createPartner invalid, changePartner invalid, changePartner conflict: a name that another has, and an older version, are refused in words', async () => {
  const [one, other] = [await create('Tri-Cities'), await create('Fraser Bend')]
  expect((await send('POST', '', { name: 'tri-cities' })).body.errors).toEqual({ name: [partnerNameTaken] })
  expect((await change(other, { name: 'Tri-Cities' })).body.errors).toEqual({ name: [partnerNameTaken] })
  expect((await send('POST', '', { name: '  ' })).body.errors).toEqual({ name: ['Please give the partner a name'] })
  await change(one, { name: 'Tri-Cities Shed' })
  const late = await change(one, { name: 'Another', version: 1 })
  expect([late.status, late.body.error]).toEqual([409, partnerConflict])
  expect((await read(one)).name).toBe('Tri-Cities Shed')
})

test('acceptMembership invalid, inviteMember invalid: somebody with an account accepts by a press, with the link that was mailed to them alone', async () => {
  const id = await create('Willow Lane')
  const person = await someone(program.ctx)
  expect((await invite(id, person.email)).status).toBe(200)
  const token = await tokenFor(person.email)
  const stranger = await signedIn(program.ctx, await someone(program.ctx))
  expect((await accept(stranger, token)).body.errors).toEqual({ invitation_token: [membershipEnded] })
  const headers = await signedIn(program.ctx, person)
  expect((await accept(headers, token)).body.data).toMatchObject({ user_id: person.id, partner_member: true })
  expect((await accept(headers, token)).body.error).toBe(membershipEnded)
  expect((await read(id)).people).toEqual([{ id: person.id, email: person.email, first_name: null }])
  expect((await invite(id, person.email)).body.errors).toEqual({ email: [isMember(person.email)] })
  const elsewhere = await create('Little Lantern')
  expect((await invite(elsewhere, person.email)).body.errors).toEqual({ email: [isElsewhere(person.email)] })

  const listing = await someListing(program.ctx, person)
  expect(await markOf(listing)).toEqual({ name: 'Willow Lane' })
  expect((await send('DELETE', `/${id}/members/${person.id}`)).status).toBe(200)
  expect((await send('DELETE', `/${id}/members/${person.id}`)).status).toBe(200)
  expect([await markOf(listing), (await read(id)).people]).toEqual([null, []])
})

test('acceptMembership conflict: who has no account is asked to sign up first, and to confirm the address', async () => {
  const id = await create('Cedar House')
  await invite(id, 'later@example.org')
  expect((await read(id)).invitations).toEqual([{ email: 'later@example.org', ends_at_utc: expect.any(String) }])
  expect((await mailsTo(program.ctx, 'later@example.org'))[0]?.plain).toContain('You have no account yet')
  const person = await findOrCreatePerson(program.ctx, { email: 'later@example.org', confirmed: false })
  const headers = await signedIn(program.ctx, person)
  const token = await tokenFor(person.email)
  expect((await accept(headers, token)).body.error).toBe(confirmFirst)
  const confirmed = { confirmed_at: program.ctx.clock.now(), unproved_sign_up_at: null }
  await program.ctx.db.updateTable('people').set(confirmed).where('id', '=', person.id).execute()
  expect((await accept(headers, token)).status).toBe(200)
  expect((await findPersonById(program.ctx, person.id))?.partnerId).toBe(id)
})

test('a partner that a command made is there as well, and one that is not there is not found', async () => {
  const id = await findOrCreatePartner(program.ctx, { name: 'By command' })
  expect(await read(id)).toMatchObject({ name: 'By command', version: 1, changed_at_utc: null })
  expect((await send('PUT', '/999999', { name: 'x', ended: false, version: 1 })).status).toBe(404)
})

test('of a partner that was changed very often the latest 50 versions are listed, the current one first', async () => {
  const id = await create('Many names')
  const rows = Array.from({ length: 50 }, (_, at) => ({
    ...{ partner_id: id, version: at + 2, changed_by: steward.person.id, changed_at: program.ctx.clock.now() },
    fields: JSON.stringify({ name: `Name ${at + 2}`, ended: false }),
  }))
  await program.ctx.db.insertInto('partner_versions').values(rows).execute()
  const { body } = await get(program, `/console/partners/${id}/versions`, steward.headers)
  const versions = body.data.map(({ version }: { version: number }) => version)
  expect(versions).toEqual(Array.from({ length: 50 }, (_, at) => 51 - at))
})

test('createPartner conflict: there is room for so many partners', async () => {
  const { rows } = await program.database.pool.query('select count(*)::integer as count from partners')
  await program.database.pool.query(
    "insert into partners (name) select 'Partner ' || n from generate_series(1, $1) as n",
    [partnersLimit - rows[0].count],
  )
  const { status, body } = await send('POST', '', { name: 'One more' })
  expect([status, body.error]).toEqual([409, partnersFull])
})

test('listEditedPartners signed_out, createPartner signed_out, getPartner signed_out, changePartner signed_out, listPartnerVersions signed_out, inviteMember signed_out, removeMember signed_out, acceptMembership signed_out: a session that has ended', async () => {
  const headers = { ...steward.headers, 'x-user-token': 'guess' }
  const calls = [
    ...operationsOf.change_partners.map(({ method, url, payload }) => ({ method, url, payload })),
    { method: 'POST' as const, url: '/api/user/partner', payload: { invitation_token: 'x' } },
  ]
  for (const { method, url, payload } of calls) {
    const { status, body } = await call(program, method, url, headers, payload)
    expect([url, status, body.code]).toEqual([url, 401, 'signed_out'])
  }
})
