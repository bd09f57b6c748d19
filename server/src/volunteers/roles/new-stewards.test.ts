import { confirmingSentences, invitationEnded, withdrawingSentences } from '@reable/contract/volunteers/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hour, shiftedClock, systemClock } from '#platform/clock'
import { memberWithTotp } from '../../accounts/second-factor/testing.ts'
import { mailsTo } from '../../accounts/testing.ts'
import { call, type Program } from '../../listings/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { someVolunteer } from '../testing.ts'

type Headers = Record<string, string>

let program: Program
let founder: Headers

beforeEach(async () => {
  program = await testProgram()
  founder = (await someVolunteer(program.ctx, 'steward')).headers
})
afterEach(() => program.close())

/** What happens that many hours later, with sessions that have just proved their second step. */
const later = (hours: number) => {
  program.ctx.clock = shiftedClock(systemClock, hours * hour)
}

const invite = (email: string, by: Headers) =>
  call(program, 'POST', '/console/volunteers/invitations', by, { email, role: 'steward' })
const promote = (id: number, by: Headers) =>
  call(program, 'PUT', `/console/volunteers/${id}/role`, by, { role: 'steward', seen: 'moderator' })
const confirm = (id: number, by: Headers) =>
  call(program, 'POST', `/console/volunteers/invitations/${id}/confirmation`, by)
const withdraw = (id: number, by: Headers) => call(program, 'DELETE', `/console/volunteers/invitations/${id}`, by)
const ban = async (by: Headers) => {
  const { id } = await someone(program.ctx)
  const asked = { kind: 'ban', days: 30, reason: 'Another reason', sentence: 'Please be kind to each other.' }
  return (await call(program, 'POST', `/console/accounts/${id}/restrictions`, by, asked)).body.data.id as number
}
const agree = (id: number, by: Headers) => call(program, 'POST', `/console/restrictions/${id}/agreement`, by)
const waiting = async (by: Headers) => (await get(program, '/console/volunteers', by)).body.invitations

async function accept(person: { email: string }, headers: Headers) {
  const plain = (await mailsTo(program.ctx, person.email))[0]?.plain ?? ''
  const [, invitation_token = ''] = /invitation_token=([\w-]+)/.exec(plain) ?? []
  return call(program, 'POST', '/api/user/role', headers, { invitation_token })
}

/** Somebody whom the founder, the only steward, invited and who accepted. */
async function someNewSteward() {
  const person = await someone(program.ctx)
  await invite(person.email, founder)
  const headers = await signedIn(program.ctx, person)
  expect((await accept(person, headers)).body.data.role).toBe('steward')
  return { person, headers }
}

describe('a new steward', () => {
  test('a new steward agrees to nothing for 72 hours, and reads from when on they can', async () => {
    const { person, headers } = await someNewSteward()
    const { user } = await memberWithTotp(program)
    const begin = { reason: 'I called the number that I have.' }
    await call(program, 'POST', `/console/accounts/${user.user_id}/factor-reset`, founder, begin)
    const { factor_reset: reset } = (await get(program, `/console/accounts/${user.user_id}`, founder)).body.data
    for (const { status, body } of [
      await agree(await ban(founder), headers),
      await call(program, 'POST', `/console/factor-resets/${reset.id}/agreement`, headers),
    ])
      expect([status, body.code, body.error]).toEqual([
        403,
        'forbidden',
        expect.stringMatching(/^You became a steward less than 72 hours ago\. From \w+, \d+ \w+/),
      ])
    later(71.9)
    const [old, young] = [await signedIn(program.ctx, await founderPerson()), await signedIn(program.ctx, person)]
    const id = await ban(old)
    expect((await agree(id, young)).status).toBe(403)
    later(72.1)
    expect((await agree(id, await signedIn(program.ctx, person))).status).toBe(200)
  })

  test('nothing that a new steward asked for is agreed to either, so that nobody agrees with a second account', async () => {
    const { headers } = await someNewSteward()
    const { status, body } = await agree(await ban(headers), founder)
    expect([status, body.error]).toEqual([
      403,
      expect.stringMatching(/^Whoever asked for this became a steward less than 72 hours ago\./),
    ])
  })
})

const founderPerson = async () => {
  const people = program.ctx.db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', founder['x-user-email'] ?? '')
  return (await people.executeTakeFirstOrThrow()) as never
}

describe('where there are two stewards', () => {
  test('another steward confirms who is invited as one before the mail goes out', async () => {
    const other = await someVolunteer(program.ctx, 'steward')
    const person = await someone(program.ctx)
    expect((await invite(person.email, founder)).body.data).toEqual({ waits: true })
    expect(await mailsTo(program.ctx, person.email)).toEqual([])
    expect((await mailsTo(program.ctx, other.person.email))[0]?.subject).toBe('A new steward needs your confirmation')
    expect(await waiting(founder)).toMatchObject([{ id: person.id, waits: true, why_not: confirmingSentences.own }])
    expect(await waiting(other.headers)).toMatchObject([{ id: person.id, waits: true, why_not: null }])
    const own = await confirm(person.id, founder)
    expect([own.status, own.body.error]).toEqual([409, confirmingSentences.own])
    expect((await confirm(person.id, other.headers)).status).toBe(200)
    expect((await confirm(person.id, other.headers)).body.code).toBe('not_found')
    const headers = await signedIn(program.ctx, person)
    expect((await accept(person, headers)).body.data.role).toBe('steward')
    expect((await agree(await ban(founder), headers)).status).toBe(403)
    const log = (await get(program, `/console/log?q=person ${person.id}`, founder)).body.data
    expect(log.map(({ act }: { act: string }) => act)).toEqual(['give_role', 'confirm_steward', 'give_role'])
  })

  test('whoever is promoted keeps their role until another one confirms it', async () => {
    const other = await someVolunteer(program.ctx, 'steward')
    const { person, headers } = await someVolunteer(program.ctx, 'moderator')
    expect((await promote(person.id, founder)).body.data).toEqual({ waits: true })
    const roleOf = async () => (await get(program, '/api/user', headers)).body.data.role
    expect([await roleOf(), (await confirm(person.id, founder)).status, await roleOf()]).toEqual([
      'moderator',
      409,
      'moderator',
    ])
    expect((await confirm(person.id, other.headers)).status).toBe(200)
    expect([await roleOf(), await waiting(founder)]).toEqual(['steward', []])
    expect((await agree(await ban(founder), headers)).status).toBe(403)
  })

  test('a link from when there was one steward makes nobody one', async () => {
    const person = await someone(program.ctx)
    await invite(person.email, founder)
    await someVolunteer(program.ctx, 'steward')
    const headers = await signedIn(program.ctx, person)
    const { status, body } = await accept(person, headers)
    expect([status, body.error]).toEqual([422, confirmingSentences.since])
    expect((await get(program, '/console/cases', headers)).status).toBe(404)
  })

  test('whoever asked for a new steward withdraws that, and then there is nothing to confirm', async () => {
    const other = await someVolunteer(program.ctx, 'steward')
    const person = await someone(program.ctx)
    await invite(person.email, founder)
    expect(await waiting(founder)).toMatchObject([{ own: true }])
    expect(await waiting(other.headers)).toMatchObject([{ own: false }])
    expect((await withdraw(person.id, founder)).status).toBe(200)
    expect([await waiting(founder), (await confirm(person.id, other.headers)).status]).toEqual([[], 404])
    expect((await withdraw(person.id, founder)).body.error).toBe(withdrawingSentences.unknown)
    const log = (await get(program, `/console/log?q=person ${person.id}`, founder)).body.data
    expect(log[0]).toMatchObject({ act: 'give_role', before: { invited: 'steward' }, after: { invited: null } })
  })
})

test('a link that was mailed already makes nobody a steward once the invitation is withdrawn', async () => {
  const person = await someone(program.ctx)
  await invite(person.email, founder)
  expect((await withdraw(person.id, founder)).status).toBe(200)
  const { status, body } = await accept(person, await signedIn(program.ctx, person))
  expect([status, body.error]).toEqual([422, invitationEnded])
})
