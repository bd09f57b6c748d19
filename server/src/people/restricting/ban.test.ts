import { describe, expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { handoverJobs } from '#handovers'
import { day, hour } from '#platform/clock'
import { call, setListing } from '../../listings/testing.ts'
import { ask, list, mailsTo, type Pair, read, side, somePair, write } from '../../messages/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { close } from '../../privacy/testing.ts'
import { get, someListing } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { someVolunteer } from '../../volunteers/testing.ts'
import { peopleJobs } from '../jobs.ts'
import { agree, lift, own, restrict, someTeam } from '../testing.ts'

const program = await programOfFile()
const team = await someTeam(program)

const ban = async ({ person }: Pair['owner'], days: number | null = 7, by = team.steward) =>
  (await restrict(program, by, person.id, { kind: 'ban', days })).body.data

/** What is left of a time that is that much later. */
async function later<Result>(offset: number, work: () => Promise<Result>): Promise<Result> {
  const { clock } = program.ctx
  program.ctx.clock = { now: () => new Date(clock.now().getTime() + offset) }
  try {
    return await work()
  } finally {
    program.ctx.clock = clock
  }
}

/** All that the owner of a listing, the other of their conversation and everybody see. */
async function seenBy({ owner, buyer, listing, id }: Pair) {
  const withoutTimes = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (key, each) => (key === 'flow_id' || key === 'url' || key === 'src' ? '' : each)))
  const looks = []
  for (const headers of [owner.headers, buyer.headers, {}])
    for (const url of [`/posts/${listing}`, `/api/posts/${listing}/seller`, '/posts', '/api/user/posts', '/api/user'])
      looks.push(await get(program, url, headers))
  for (const side of [owner, buyer]) {
    looks.push(await list(program, side), await read(program, side, id))
    looks.push(await get(program, `/api/user/conversations/${id}/handover`, side.headers))
  }
  return looks.map(({ status, body }) => withoutTimes({ status, body }))
}

/** Rosa promised her walker to Ben; of her other listings one is over, one is suspended and one is sold. */
async function someNeighbours(): Promise<Pair & { others: number[] }> {
  const pair = await somePair(program)
  const { ctx } = program
  const promised = await call(program, 'PUT', `/api/user/conversations/${pair.id}/promise`, pair.owner.headers)
  if (promised.status !== 200) throw new Error(`nothing was promised: ${promised.status}`)
  const waits = await side(ctx, 'Wanda')
  const asked = await ask(program, waits, pair.listing, 'I would take it, too.')
  await call(program, 'PUT', `/api/user/conversations/${asked.body.data.conversation_id}/waiting`, waits.headers)
  const someOther = async (changes: object) => {
    const id = await someListing(ctx, pair.owner.person)
    await setListing(ctx, id, changes)
    return id
  }
  const others = [
    await someOther({ active: false }),
    await someOther({ held_at: ctx.clock.now(), held_why: 'It was reported.' }),
    await someOther({ active: false, last_feedback: 'exchanged' }),
  ]
  return { ...pair, others }
}

describe('a ban', () => {
  test('the other of their conversations reads that they cannot answer at the moment, and neither why nor until when', async () => {
    const { owner, buyer, id } = await somePair(program)
    const seen = async () => [(await list(program, buyer)).body.data[0], (await read(program, buyer, id)).body.data]
    for (const one of await seen()) expect(one).toMatchObject({ with: { can_answer: true }, can_write: true })
    const { id: restriction } = await ban(owner)
    for (const one of await seen()) {
      expect(one).toMatchObject({ with: { name: 'Rosa', closed: false, can_answer: false }, can_write: true })
      expect(JSON.stringify(one)).not.toMatch(/ban|until|restrict/i)
    }
    await lift(program, team.steward, restriction)
    for (const one of await seen()) expect(one.with.can_answer).toBe(true)
  })

  test('works at once while somebody is signed in: nothing but why, an answer, their data and the end of their account is left', async () => {
    const { owner, id, listing } = await somePair(program)
    await ban(owner)
    const refused = /^You can use your account again from \w+, \d+ \w+/
    for (const { status, body } of [
      await write(program, owner, id, 'Hello?'),
      await list(program, owner),
      await get(program, '/api/user/conversations/unread', owner.headers),
      await get(program, `/posts/${listing}`, owner.headers),
    ])
      expect([status, body.code, body.error]).toEqual([403, 'banned', expect.stringMatching(refused)])
    expect((await get(program, '/api/user', owner.headers)).body.data.restricted).toBe('ban')
    expect(await own(program, owner.headers)).toMatchObject([
      { kind: 'ban', sentence: 'Please be kind to each other.' },
    ])
    expect((await get(program, '/api/user/data', owner.headers)).body.data.restrictions).toMatchObject([
      { kind: 'ban' },
    ])
    expect((await close(program, owner.headers, { email: owner.person.email })).status).toBe(200)
  })

  test('hides their listings from everybody, and ends with them back as they were', async () => {
    const pair = await someNeighbours()
    const before = await seenBy(pair)
    const states = () =>
      program.ctx.db
        .selectFrom('listings')
        .selectAll()
        .where('owner_id', '=', pair.owner.person.id)
        .orderBy('id')
        .execute()
    const stored = await states()
    const { id } = await ban(pair.owner)
    await handoverJobs['sweep-handovers']?.(program.ctx, {})
    expect((await get(program, `/posts/${pair.listing}`, pair.buyer.headers)).body.code).toBe('listing_hidden')
    expect((await states()).filter(({ is_public }) => is_public)).toEqual([])
    expect((await lift(program, team.second, id)).status).toBe(200)
    await handoverJobs['sweep-handovers']?.(program.ctx, {})
    expect(await states()).toEqual(stored)
    expect(await seenBy(pair)).toEqual(before)
  })

  test('that is over brings the listings back by itself, but for those whose days are over by then', async () => {
    const { owner, listing } = await somePair(program)
    await ban(owner, 3)
    await peopleJobs['sweep-restrictions']?.(program.ctx, {})
    expect((await get(program, `/posts/${listing}`)).status).toBe(403)
    await later(3 * day, async () => {
      await peopleJobs['sweep-restrictions']?.(program.ctx, {})
      expect((await get(program, `/posts/${listing}`)).status).toBe(200)
      expect((await get(program, '/api/user/conversations', owner.headers)).status).toBe(200)
    })
  })

  test('that is over waits, before the listings are back, for whoever restricts their owner at this moment', async () => {
    const { owner } = await somePair(program)
    await ban(owner, 3)
    const { waited } = await later(3 * day, () =>
      whileLocked(program, {
        lock: (ctx) => lockPerson(ctx, { personId: owner.person.id }),
        act: async () => peopleJobs['sweep-restrictions']?.(program.ctx, {}),
      }),
    )
    expect(waited).toBe(true)
  })

  test('beside which another one still holds keeps the listings hidden', async () => {
    const { owner, listing } = await somePair(program)
    const { id } = await ban(owner, 3)
    const other = { kind: 'ban', reason: 'scam', sentence: 'Please write to us.', begun_at: program.ctx.clock.now() }
    await program.ctx.db
      .insertInto('restrictions')
      .values({ ...other, person_id: owner.person.id })
      .execute()
    await lift(program, team.steward, id)
    expect((await get(program, `/posts/${listing}`)).status).toBe(403)
    expect((await get(program, '/api/user/conversations', owner.headers)).body.error).toMatch(
      /^You cannot use your account any more\./,
    )
  })

  test('is a steward’s: a moderator neither bans, nor mutes for a month, nor takes a ban back', async () => {
    const { owner } = await somePair(program)
    const { id } = await ban(owner)
    const person = owner.person.id
    for (const { status, body } of [
      await restrict(program, team.moderator, person, { kind: 'ban', days: 1 }),
      await restrict(program, team.moderator, person, { kind: 'mute', days: 30 }),
      await lift(program, team.moderator, id),
      await agree(program, team.moderator, id),
    ])
      expect([status, body.code]).toEqual([403, 'forbidden'])
  })
})

describe('a ban of more than 7 days', () => {
  const endOf = ({ ends_at_utc, begun_at_utc }: { ends_at_utc: string | null; begun_at_utc: string }) =>
    ends_at_utc && (Date.parse(ends_at_utc) - Date.parse(begun_at_utc)) / day
  const stored = async (id: number) =>
    (await get(program, '/console/restrictions?state=in_force', team.helper)).body.data
      .map(({ restriction }: { restriction: { id: number } }) => restriction)
      .find((each: { id: number }) => each.id === id)

  test('holds for 7 until a second steward agrees, who is mailed: then for as long as was asked for, or for good', async () => {
    for (const days of [30, null]) {
      const { owner } = await somePair(program)
      const { id, ...first } = await ban(owner, days)
      expect([endOf(first as never), first.days]).toEqual([7, days])
      expect((await agree(program, team.second, id)).status).toBe(200)
      expect(endOf(await stored(id))).toBe(days)
      const log = (await get(program, `/console/log?q=person ${owner.person.id}`, team.steward)).body.data
      const after = { days: days ?? 'for good', restriction: id }
      expect(log[0]).toMatchObject({ act: 'agree_to_ban', by: team.second['x-user-email'], after })
      const subject = days ? 'You cannot use your account for longer' : 'You cannot use your account any more'
      expect((await mailsTo(program, owner)).slice(-2).map((mail) => mail.subject)).toEqual([
        'You cannot use your account for 7 days',
        subject,
      ])
    }
    const mails = program.ctx.db.selectFrom('mails').select('recipient')
    const asked = await mails.where('subject', '=', 'A ban needs a second steward').execute()
    // Those of 7 days and less, of the other tests, need none.
    expect(asked.filter(({ recipient }) => recipient === team.second['x-user-email'])).toHaveLength(2)
    expect(asked.some(({ recipient }) => recipient === team.steward['x-user-email'])).toBe(false)
  })

  test('not by who decided, not twice, and not after 72 hours: then it stays at 7 days', async () => {
    const [one, two] = [await somePair(program), await somePair(program)]
    const { id } = await ban(one.owner, 30)
    const errors = [(await agree(program, team.steward, id)).body.error]
    const both = await Promise.all([agree(program, team.second, id), agree(program, team.second, id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    errors.push((await agree(program, team.second, id)).body.error)
    const late = await ban(two.owner, 30)
    await later(72 * hour, async () => {
      const third = await someVolunteer(program.ctx, 'steward')
      errors.push((await agree(program, third.headers, late.id)).body.error)
    })
    expect(errors).toEqual([
      'You decided this ban. Another steward has to agree to it.',
      'Another steward has agreed to this ban already.',
      'The 72 hours to agree are over: it stays at 7 days.',
    ])
    await later(7 * day, async () => {
      expect((await get(program, '/api/user/conversations', two.owner.headers)).status).toBe(200)
      expect((await get(program, '/api/user/conversations', one.owner.headers)).status).toBe(403)
    })
    expect((await agree(program, team.second, 999_999)).status).toBe(404)
    const stranger = { 'x-user-token': 'none', 'x-user-email': 'a@example.org' }
    expect((await agree(program, stranger, id)).body.code).toBe('signed_out')
  })
})
