import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { get, signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { answer, own, someTeam } from '../testing.ts'

/** The clock stands still, so that ends are met to the moment. */
const program = await programOfFile()
const now = program.ctx.clock.now()
program.ctx.clock = { now: () => now }
const team = await someTeam(program)

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

test('what waits comes the oldest first: what can be agreed to, and what was answered while it holds', async () => {
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
