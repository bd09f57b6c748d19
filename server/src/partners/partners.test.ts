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
} from '@reable/contract/partners/rules'
import { expect, test } from 'vitest'
import { findOrCreatePerson, findPersonById } from '#accounts'
import { mailsTo } from '../accounts/testing.ts'
import { call } from '../listings/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { someVolunteer } from '../volunteers/testing.ts'
import { lockPartners } from './partner-queries.ts'

const program = await programOfFile()
const steward = await someVolunteer(program.ctx, 'steward')

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
  const { body } = await get(program, `/console/versions/partner/${id}`, steward.headers)
  type Version = { fields: { name: string }; version: number }
  expect(body.data.map(({ fields, version }: Version) => [version, fields.name])).toEqual([
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

test('a partner is full with 200 members and invitations; whoever is invited already can be invited again', async () => {
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

test('an ended partner marks nothing and takes nobody; brought back, it has its members again', async () => {
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

test('a name that another partner has, and an older version, are refused in words', async () => {
  const [one, other] = [await create('Tri-Cities'), await create('Fraser Bend')]
  expect((await send('POST', '', { name: 'tri-cities' })).body.errors).toEqual({ name: [partnerNameTaken] })
  expect((await change(other, { name: 'Tri-Cities' })).body.errors).toEqual({ name: [partnerNameTaken] })
  expect((await send('POST', '', { name: '  ' })).body.errors).toEqual({ name: ['Please give the partner a name'] })
  await change(one, { name: 'Tri-Cities Shed' })
  const late = await change(one, { name: 'Another', version: 1 })
  expect([late.status, late.body.error]).toEqual([409, partnerConflict])
  expect((await read(one)).name).toBe('Tri-Cities Shed')
})

test('somebody with an account accepts by a press, with the link that was mailed to them alone', async () => {
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

test('who has no account is asked to sign up first, and to confirm the address', async () => {
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
