import {
  isElsewhere,
  membersFull,
  membershipEnded,
  membersLimit,
  partnerNameTaken,
} from '@reable/contract/partners/rules'
import { expect, test } from 'vitest'
import { findOrCreatePartner, findPersonById, lockPerson, type Person } from '#accounts'
import { day, systemClock } from '#platform/clock'
import { call, setListing } from '../listings/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { someVolunteer } from '../volunteers/testing.ts'

const program = await programOfFile()
const steward = await someVolunteer(program.ctx, 'steward')

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object, by = steward) =>
  call(program, method, `/console/partners${url}`, by.headers, body)
const read = async (id: number) => (await get(program, `/console/partners/${id}`, steward.headers)).body.data
const create = async (name: string, by = steward) => (await send('POST', '', { name }, by)).body.data.id as number
const change = async (id: number, changes: object) => {
  const { name, ended, version } = await read(id)
  return send('PUT', `/${id}`, { name, ended, version, ...changes })
}
const partnerOf = async ({ id }: Person) => (await findPersonById(program.ctx, id))?.partnerId

/** Invites somebody and returns the token that was mailed to them. */
async function invited(id: number, email: string): Promise<string> {
  expect((await send('POST', `/${id}/invitations`, { email })).status).toBe(200)
  const mails = program.ctx.db.selectFrom('mails').select('plain').where('recipient', '=', email).orderBy('id', 'desc')
  return /invitation_token=([\w-]+)/.exec((await mails.executeTakeFirst())?.plain ?? '')?.[1] ?? ''
}

const endInvitation = (email: string, ends_at: Date) =>
  program.ctx.db.updateTable('partner_invitations').set({ ends_at }).where('email', '=', email).execute()

const accept = async (person: Person, invitation_token: string) =>
  call(program, 'POST', '/api/user/partner', await signedIn(program.ctx, person), { invitation_token })

test('who accepts, and who is taken off, is one person: everybody else stays where they are', async () => {
  const [id, other] = [await create('Alder House'), await create('Birch House')]
  const [first, second, bystander] = [
    await someone(program.ctx),
    await someone(program.ctx),
    await someone(program.ctx),
  ]
  const [one, two] = [await invited(id, first.email), await invited(id, second.email)]
  expect((await accept(first, one)).status).toBe(200)
  expect((await read(id)).invitations).toHaveLength(1)
  expect((await accept(second, two)).status).toBe(200)
  expect([await partnerOf(first), await partnerOf(second), await partnerOf(bystander)]).toEqual([id, id, null])
  expect((await send('DELETE', `/${other}/members/${first.id}`)).status).toBe(200)
  expect(await partnerOf(first)).toBe(id)
  expect((await send('DELETE', `/${id}/members/${first.id}`)).status).toBe(200)
  expect([await partnerOf(first), await partnerOf(second)]).toEqual([null, id])
})

test('an invitation works for seven days, its last link alone, and not once its partner has ended', async () => {
  const id = await create('Elm House')
  const person = await someone(program.ctx)
  const earlier = await invited(id, person.email)
  const now = program.ctx.clock.now()
  program.ctx.clock = { now: () => now }
  const token = await invited(id, person.email)
  expect((await accept(person, earlier)).body.error).toBe(membershipEnded)
  const [{ ends_at_utc }] = (await read(id)).invitations
  expect(ends_at_utc).toBe(new Date(now.getTime() + 7 * day).toISOString())
  await endInvitation(person.email, now)
  expect([(await accept(person, token)).body.error, (await read(id)).invitations]).toEqual([membershipEnded, []])
  await endInvitation(person.email, new Date(now.getTime() + 1))
  expect((await read(id)).invitations).toHaveLength(1)
  await change(id, { ended: true })
  expect((await accept(person, token)).body.error).toBe(membershipEnded)
  await change(id, { ended: false })
  expect((await accept(person, token)).status).toBe(200)
  program.ctx.clock = systemClock
})

test('who has come to another partner meanwhile is not taken from it, who is here already stays', async () => {
  const [id, other] = [await create('Fir House'), await create('Grove House')]
  const person = await someone(program.ctx)
  const token = await invited(id, person.email)
  const moveTo = (partner_id: number) =>
    program.ctx.db.updateTable('people').set({ partner_id }).where('id', '=', person.id).execute()
  await moveTo(other)
  expect((await accept(person, token)).body.error).toBe(isElsewhere(person.email))
  await moveTo(id)
  expect([(await accept(person, token)).status, await partnerOf(person)]).toEqual([200, id])
})

test('who accepts waits for whoever changes or closes their account at this moment', async () => {
  const person = await someone(program.ctx)
  const token = await invited(await create('Gorse House'), person.email)
  const headers = await signedIn(program.ctx, person)
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPerson(ctx, { personId: person.id }),
    act: () => call(program, 'POST', '/api/user/partner', headers, { invitation_token: token }),
  })
  expect([waited, result.status]).toEqual([true, 200])
})

test('a member takes up a place as an invitation does', async () => {
  const id = await create('Hazel House')
  await someone(program.ctx, { partner: 'Hazel House' })
  const rows = Array.from({ length: membersLimit - 1 }, (_, at) => ({
    ...{ email: `hazel-${at}@example.org`, partner_id: id, token_hash: Buffer.from(`hazel ${at}`) },
    ...{ ends_at: new Date(program.ctx.clock.now().getTime() + day), invited_by: steward.person.id },
  }))
  await program.ctx.db.insertInto('partner_invitations').values(rows).execute()
  const { status, body } = await send('POST', `/${id}/invitations`, { email: 'hazel@example.org' })
  expect([status, body.error]).toEqual([409, membersFull])
})

test('a partner that ends or comes back moves its own members alone', async () => {
  const [id, other] = [await create('Ivy House'), await create('Juniper House')]
  const [member, theirs] = [
    await someone(program.ctx, { partner: 'Ivy House' }),
    await someone(program.ctx, { partner: 'Juniper House' }),
  ]
  const bystander = await someone(program.ctx)
  await change(id, { ended: true })
  expect([await partnerOf(member), await partnerOf(theirs)]).toEqual([null, other])
  await change(other, { ended: true })
  await change(id, { ended: false })
  expect([await partnerOf(member), await partnerOf(theirs), await partnerOf(bystander)]).toEqual([id, null, null])
})

test('partners are listed by name, those that have ended last, with the listings that everyone sees', async () => {
  const [, ended] = [await create('Lupin House'), await create('Kelp House')]
  await create('Larch House')
  const owner = await someone(program.ctx, { partner: 'Larch House' })
  const [hidden] = [await someListing(program.ctx, owner), await someListing(program.ctx, owner)]
  await setListing(program.ctx, hidden, { active: false })
  await change(ended, { ended: true })
  const { data } = (await get(program, '/console/partners', steward.headers)).body
  const named = data.filter(({ name }: { name: string }) => /^(Lupin|Kelp|Larch)/.test(name))
  expect(named.map(({ name, posts }: { name: string; posts: number }) => [name, posts])).toEqual([
    ['Larch House', 1],
    ['Lupin House', 0],
    ['Kelp House', 0],
  ])
})

test('what is saved as it was is no version; what a command made has its first version from nobody', async () => {
  const id = await findOrCreatePartner(program.ctx, { name: 'Maple House' })
  expect((await change(id, {})).body.data.version).toBe(1)
  await change(id, { name: 'Maple Homes' })
  await change(id, {})
  const by = { changed_at_utc: expect.any(String), changed_by: steward.person.email }
  const versions = (await get(program, `/console/versions/partner/${id}`, steward.headers)).body.data
  expect(versions).toEqual([
    { fields: { name: 'Maple Homes', ended: false }, version: 2, ...by },
    { fields: { name: 'Maple House', ended: false }, version: 1, changed_at_utc: null, changed_by: null },
  ])
  const first = await program.ctx.db.selectFrom('partners').select('name').orderBy('id').executeTakeFirstOrThrow()
  expect((await send('POST', '', first)).body.errors).toEqual({ name: [partnerNameTaken] })
})
