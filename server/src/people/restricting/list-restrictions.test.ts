import { agreeingOver } from '@reable/contract/restrictions/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { day, hour } from '#platform/clock'
import { countPeopleInForce, findWaitingAnswer, hasWaitingAnswer } from '#restrictions'
import type { Program } from '../../listings/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { someVolunteer } from '../../volunteers/testing.ts'
import { agree, answer, own, someTeam, type Team } from '../testing.ts'

let program: Program
let team: Team
let now: Date

/** The clock stands still, so that ends are met to the moment. */
beforeAll(async () => {
  program = await testProgram()
  now = program.ctx.clock.now()
  program.ctx.clock = { now: () => now }
  team = await someTeam(program)
})
afterAll(() => program.close())

const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

/** Stores restrictions, each of somebody of their own; returns their ids. */
async function insertRestrictions(changes: object[], person?: { id: number }): Promise<number[]> {
  const ids = []
  for (const more of changes) {
    const person_id = (person ?? (await someone(program.ctx))).id
    const row = { person_id, kind: 'mute', reason: 'Another reason', sentence: 'Please write to us.', days: 7 }
    const { id } = await program.ctx.db
      .insertInto('restrictions')
      .values({ ...row, begun_at: later(-day), ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

const listed = (query: string) => get(program, `/console/restrictions${query}`, team.helper)
const idsOf = ({ body }: Awaited<ReturnType<typeof listed>>): number[] =>
  body.data.map(({ restriction }: { restriction: { id: number } }) => restriction.id)

test('what waits is what can be agreed to and what was answered while it holds, the oldest first; what holds comes the newest first', async () => {
  const answered = { answer: 'Not me', answered_at: now }
  const [agreeing = 0, answering = 0, ...others] = await insertRestrictions([
    { kind: 'ban', agree_until: later(1) },
    { ...answered, ends_at: later(1) },
    { kind: 'ban', agree_until: now },
    { kind: 'ban', agree_until: later(1), agreed_at: now },
    { ...answered, reviewed_at: now },
  ])
  const [, , ended = 0] = await insertRestrictions([
    { ...answered, lifted_at: now },
    { kind: 'ban', agree_until: later(1), ends_at: now },
    // It was taken back before the clock jumped back.
    { ...answered, lifted_at: later(hour) },
  ])
  expect(idsOf(await listed(''))).toEqual([agreeing, answering])
  expect(idsOf(await listed('?state=in_force'))).toEqual([agreeing, answering, ...others].reverse())
  const restrictions = (await listed('?state=in_force')).body.data.map(
    ({ restriction: { id, in_force, agree_until_utc, answer_waits } }: { restriction: Record<string, unknown> }) => ({
      ...{ id, in_force, agrees: agree_until_utc !== null, answer_waits },
    }),
  )
  expect(restrictions.reverse()).toEqual([
    { id: agreeing, in_force: true, agrees: true, answer_waits: false },
    { id: answering, in_force: true, agrees: false, answer_waits: true },
    ...others.map((id) => ({ id, in_force: true, agrees: false, answer_waits: false })),
  ])
  const ofEnded = program.ctx.db.selectFrom('restrictions').select('person_id').where('id', '=', ended)
  const { person_id } = await ofEnded.executeTakeFirstOrThrow()
  const { restricted, restrictions: past } = (await get(program, `/console/accounts/${person_id}`, team.helper)).body
    .data
  expect([restricted, past]).toMatchObject([null, [{ in_force: false, answer_waits: false }]])
})

test('agreeToBan conflict: a second steward can agree until the 72 hours are over, to the moment', async () => {
  const [over = 0, just = 0] = await insertRestrictions([
    { kind: 'ban', days: 30, ends_at: later(7 * day), agree_until: now },
    { kind: 'ban', days: 30, ends_at: later(7 * day), agree_until: later(1) },
  ])
  const late = await agree(program, team.second, over)
  expect([late.status, late.body.error]).toEqual([409, agreeingOver])
  expect((await agree(program, team.second, just)).status).toBe(200)
  const ends = program.ctx.db.selectFrom('restrictions').select('ends_at').where('id', 'in', [over, just]).orderBy('id')
  expect((await ends.execute()).map(({ ends_at }) => ends_at)).toEqual([later(7 * day), later(29 * day)])
})

test('agreeToBan conflict: of two stewards who agree at one moment one does', async () => {
  const person = await someone(program.ctx)
  const waits = { kind: 'ban', days: 30, ends_at: later(7 * day), agree_until: later(1) }
  const [id = 0] = await insertRestrictions([waits], person)
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPerson(ctx, { personId: person.id }),
    act: () => Promise.all([agree(program, team.steward, id), agree(program, team.second, id)]),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status).sort()]).toEqual([true, [200, 409]])
})

test('there are twenty a page, with their number', async () => {
  const before = idsOf(await listed('?state=in_force')).length
  await insertRestrictions(Array.from({ length: 21 - before }, () => ({})))
  const first = await listed('?state=in_force')
  expect([idsOf(first).length, idsOf(await listed('?state=in_force&page=2')).length]).toEqual([20, 1])
  expect(JSON.parse(String(first.headers['x-pagination']))).toMatchObject({ last_page: 2, total_posts: 21 })
})

test('the page of somebody has their restrictions alone, over or not, the newest first, twenty at most', async () => {
  const person = await someone(program.ctx)
  await insertRestrictions([{}])
  const ids = await insertRestrictions(
    Array.from({ length: 21 }, (_, at) => (at ? { ends_at: now } : {})),
    person,
  )
  const { restrictions } = (await get(program, `/console/accounts/${person.id}`, team.helper)).body.data
  expect(restrictions.map(({ id }: { id: number }) => id)).toEqual(ids.slice(1).reverse())
})

test('somebody reads their own restrictions that hold, the newest first, and answers to none that is over or another’s', async () => {
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  const [other = 0] = await insertRestrictions([{}])
  const [first, over = 0, , last] = await insertRestrictions(
    [{}, { ends_at: now }, { lifted_at: later(hour) }, { kind: 'stop' }],
    person,
  )
  expect((await own(program, headers)).map(({ id }: { id: number }) => id)).toEqual([last, first])
  expect((await answer(program, headers, first ?? 0)).status).toBe(200)
  expect(await own(program, headers)).toMatchObject([{ answer: null }, { answer: 'That was not me.' }])
  for (const id of [over, other, 999_999]) expect((await answer(program, headers, id)).status).toBe(404)
})

test('of two answers a volunteer looks first at one to what they did not decide, then at what waits longest', async () => {
  const person = await someone(program.ctx)
  const [one, two] = [await someVolunteer(program.ctx, 'moderator'), await someVolunteer(program.ctx, 'moderator')]
  const answered = (ago: number, by: { person: { id: number } }) => ({
    ...{ answer: 'Not me', answered_at: later(-ago), decided_by: by.person.id },
  })
  const [late, early, mine] = await insertRestrictions(
    [
      ...[answered(hour, one), answered(2 * hour, one), answered(3 * hour, two), { kind: 'ban' }],
      ...[
        { ...answered(day, one), reviewed_at: now },
        { ...answered(day, one), ends_at: now },
      ],
      { ...answered(day, one), lifted_at: later(hour) },
    ],
    person,
  )
  await insertRestrictions([answered(day, one)])
  const first = async (by: { person: { id: number } }) =>
    (await findWaitingAnswer(program.ctx, { personId: person.id, volunteerId: by.person.id }))?.id
  expect([await first(two), await first(one)]).toEqual([early, mine])
  const left = program.ctx.db.updateTable('restrictions').set({ reviewed_at: now })
  await left.where('id', '=', early ?? 0).execute()
  expect(await first(two)).toBe(late)
})

test('so many people are kept from something as have a restriction that holds, and an answer waits of those alone', async () => {
  const person = await someone(program.ctx)
  const before = await countPeopleInForce(program.ctx)
  const answered = { answer: 'Not me', answered_at: now }
  const waits = async (changes: object[], except?: number) => {
    const ids = await insertRestrictions(changes, person)
    const waiting = await hasWaitingAnswer(program.ctx, person.id, except ?? ids[0])
    return [waiting, (await countPeopleInForce(program.ctx)) - before]
  }
  expect(await waits([answered])).toEqual([false, 1])
  await program.ctx.db.deleteFrom('restrictions').where('person_id', '=', person.id).execute()
  expect(
    await waits(
      [
        { ...answered, ends_at: now },
        { ...answered, lifted_at: later(hour) },
      ],
      0,
    ),
  ).toEqual([false, 0])
  expect(await waits([{}, { ...answered, reviewed_at: now }], 0)).toEqual([false, 1])
  expect(await waits([answered], 0)).toEqual([true, 1])
  expect(await hasWaitingAnswer(program.ctx, (await someone(program.ctx)).id)).toBe(false)
})
