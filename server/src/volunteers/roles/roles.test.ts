import { acts, type Role, roles } from '@reable/contract/volunteers/rules'
import { describe, expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { day } from '#platform/clock'
import { mailsTo } from '../../accounts/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { someVolunteer } from '../testing.ts'
import { operationsOf } from '../testing-acts.ts'
import { appointVolunteer } from './appoint-volunteer.ts'
import { lockStewards } from './volunteer-queries.ts'

const program = await programOfFile()
const steward = await someVolunteer(program.ctx, 'steward')
const ban = { kind: 'ban', reason: 'scam', sentence: 'Please write to us.', begun_at: program.ctx.clock.now() }
const { id: person_id } = await someone(program.ctx)
await program.ctx.db
  .insertInto('restrictions')
  .values({ ...ban, person_id })
  .execute()

async function send(method: 'POST' | 'PUT', url: string, payload: object, headers = {}) {
  const response = await program.app.inject({ method, url: `/v1${url}`, payload, headers })
  return { status: response.statusCode, body: response.json() }
}

const invite = (email: string, role: string, headers = steward.headers) =>
  send('POST', '/console/volunteers/invitations', { email, role }, headers)

/** The token of the link in the latest mail to an address. */
async function mailedToken(email: string): Promise<string> {
  const plain = (await mailsTo(program.ctx, email))[0]?.plain ?? ''
  return /invitation_token=([\w-]+)/.exec(plain)?.[1] ?? ''
}

const accept = (token: string, headers = {}) => send('POST', '/api/user/role', { invitation_token: token }, headers)

const listed = async (headers = steward.headers) => (await get(program, '/console/volunteers', headers)).body

describe('an invitation', () => {
  test('is mailed, accepted by whoever was invited alone, and gives the role from the next call', async () => {
    const person = await someone(program.ctx)
    const headers = await signedIn(program.ctx, person)
    expect((await invite(person.email, 'moderator')).status).toBe(200)
    const token = await mailedToken(person.email)
    expect((await get(program, '/console/cases', headers)).status).toBe(404)
    expect((await listed()).invitations).toContainEqual(
      expect.objectContaining({ email: person.email, role: 'moderator' }),
    )
    const stranger = await signedIn(program.ctx, await someone(program.ctx))
    expect((await accept(token, stranger)).body.code).toBe('invalid')
    const { status, body } = await accept(token, headers)
    expect([status, body.data.role, body.data.volunteer]).toEqual([200, 'moderator', true])
    expect((await get(program, '/console/cases', headers)).status).toBe(200)
    expect((await listed()).data).toContainEqual(expect.objectContaining({ id: person.id, role: 'moderator' }))
    expect((await listed()).invitations).toEqual([])
  })

  test('an invitation works once, for 7 days, and until a newer one is sent', async () => {
    const person = await someone(program.ctx)
    const headers = await signedIn(program.ctx, person)
    await invite(person.email, 'helper')
    const first = await mailedToken(person.email)
    await invite(person.email, 'moderator')
    const second = await mailedToken(person.email)
    expect(second).not.toBe(first)
    expect((await accept(first, headers)).body.errors.invitation_token).toEqual([expect.stringMatching(/has ended/)])
    const { clock } = program.ctx
    program.ctx.clock = { now: () => new Date(clock.now().getTime() + 7 * day) }
    expect((await accept(second, headers)).body.code).toBe('invalid')
    program.ctx.clock = clock
    expect((await accept(second, headers)).status).toBe(200)
    expect((await accept(second, headers)).body.code).toBe('invalid')
    expect((await accept('guess', headers)).body.code).toBe('invalid')
  })

  test('an invitation that is accepted twice at one moment gives the role once', async () => {
    const person = await someone(program.ctx)
    const headers = await signedIn(program.ctx, person)
    await invite(person.email, 'helper')
    const token = await mailedToken(person.email)
    const { waited, result } = await whileLocked(program, {
      lock: (ctx) => lockPerson(ctx, { personId: person.id }),
      act: () => Promise.all([accept(token, headers), accept(token, headers)]),
      sessions: 2,
    })
    expect([waited, result.map(({ status }) => status).sort()]).toEqual([true, [200, 422]])
  })

  test('nobody is invited without a confirmed account, to a role that is none, or who is a volunteer already', async () => {
    const unconfirmed = await someone(program.ctx, { confirmed: false })
    expect((await invite('who@example.org', 'helper')).body.errors.email).toEqual([
      'There is no account with this address. Ask them to sign up first.',
    ])
    expect((await invite(unconfirmed.email, 'helper')).body.errors.email).toEqual([
      expect.stringMatching(/is not confirmed/),
    ])
    expect((await invite(unconfirmed.email, 'king')).status).toBe(422)
    expect((await invite(steward.person.email, 'helper')).body.code).toBe('conflict')
  })
})

describe('a role', () => {
  const change = (id: number, role: Role | null, seen: Role, headers = steward.headers) =>
    send('PUT', `/console/volunteers/${id}/role`, { role, seen }, headers)

  test('is changed and taken by a steward, who is told when another one did so meanwhile; the volunteer is mailed', async () => {
    const { person, headers } = await someVolunteer(program.ctx, 'helper')
    expect((await change(person.id, 'moderator', 'helper')).status).toBe(200)
    expect((await get(program, '/console/log', headers)).status).toBe(200)
    expect((await mailsTo(program.ctx, person.email))[0]?.subject).toBe('You are a moderator now')
    expect((await change(person.id, 'steward', 'helper')).body).toMatchObject({
      code: 'conflict',
      error: expect.stringMatching(/^Another steward has changed this role/),
    })
    expect((await change(person.id, null, 'moderator')).status).toBe(200)
    expect((await get(program, '/console/log', headers)).status).toBe(404)
    expect((await mailsTo(program.ctx, person.email))[0]?.subject).toBe('You are no volunteer any more')
  })

  test('nobody changes their own role', async () => {
    expect((await change(steward.person.id, null, 'steward')).body).toMatchObject({
      code: 'conflict',
      error: 'Another steward changes your own role.',
    })
  })

  test('two stewards who take each other’s role at once: one does, and the other has none any more', async () => {
    const [one, two] = [await someVolunteer(program.ctx, 'steward'), await someVolunteer(program.ctx, 'steward')]
    const takeBoth = [
      () => change(one.person.id, null, 'steward', two.headers),
      () => change(two.person.id, null, 'steward', one.headers),
    ]
    const { waited, result } = await whileLocked(program, {
      ...{ lock: lockStewards, act: () => Promise.all(takeBoth.map((take) => take())), sessions: 2 },
    })
    expect([waited, result.map(({ status }) => status).sort()]).toEqual([true, [200, 404]])
  })
})

describe('the server’s own command', () => {
  const roleOf = async ({ id }: { id: number }) =>
    (await program.ctx.db.selectFrom('people').select('role').where('id', '=', id).executeTakeFirst())?.role

  test('gives a role to one person and takes it from them, each once in the log', async () => {
    const [person, bystander] = [await someone(program.ctx), await someVolunteer(program.ctx, 'helper')]
    const appoint = (role: Role | null) => appointVolunteer(program.ctx, { email: person.email.toUpperCase(), role })
    for (const role of ['moderator', 'moderator', null, null] as const) {
      await appoint(role)
      expect([await roleOf(person), await roleOf(bystander.person)]).toEqual([role, 'helper'])
    }
    const entries = (await get(program, `/console/log?q=person ${person.id}`, steward.headers)).body.data
    const by = { by: null, role: 'command', act: 'give_role' }
    expect(entries).toMatchObject([
      { ...by, before: { role: 'moderator' }, after: { role: null } },
      { ...by, before: { role: null }, after: { role: 'moderator' } },
    ])
    expect(entries).toHaveLength(2)
  })
})

describe('who may do what', () => {
  const cases = Object.entries(operationsOf).flatMap(([act, operations]) =>
    operations.flatMap((operation) =>
      ['visitor', 'member', ...roles].map((who) => ({ act: act as keyof typeof acts, who, ...operation })),
    ),
  )

  test.each(cases)('$act by a $who, $method $url', async ({ act, who, method, url, payload }) => {
    const { ctx } = program
    const role = roles.find((each) => each === who)
    const caller = who === 'visitor' ? {} : await signedIn(ctx, await someone(ctx))
    const headers = role ? (await someVolunteer(ctx, role)).headers : caller
    const response = await program.app.inject({ method, url: `/v1${url}`, headers, ...(payload && { payload }) })
    const { code, error } = response.json()
    if (!role)
      expect([response.statusCode, code, error]).toEqual([404, 'not_found', 'There is nothing at this address.'])
    else if (roles.indexOf(role) < roles.indexOf(acts[act].from)) {
      expect([response.statusCode, code]).toEqual([403, 'forbidden'])
      expect(error).toMatch(/^Only (moderators and )?stewards can .*\. Ask person-/)
    } else expect(code).not.toBe('forbidden')
  })

  test('a helper reads who can do it, by their first names', async () => {
    const { ctx } = program
    const { headers } = await someVolunteer(ctx, 'helper')
    await ctx.db.updateTable('people').set({ first_name: 'Vera' }).where('id', '=', steward.person.id).execute()
    const { body } = await send('POST', '/console/cases/1/decision', { decision: 'release' }, headers)
    expect(body.error).toMatch(/^Only moderators and stewards can take a case\. Ask Vera/)
  })
})
