import { type RestrictionKind, restrictedTexts } from '@reable/contract/restrictions/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, vancouverDay } from '#platform/clock'
import { someone, testProgram } from '../testing.ts'
import { countPeopleInForce, findInForce, findWorstInForce, hasWaitingAnswer } from './in-force-queries.ts'
import { requireMayList, requireMayWrite, requireNotBanned, whyCannotWrite } from './require-unrestricted.ts'
import { insertRestriction, updateLifted } from './restriction-queries.ts'
import { findWaitingAnswer } from './restriction-row-queries.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let volunteer: Person
const now = new Date('2026-11-23T20:00:00Z')

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
  volunteer = await someone(program.ctx)
})
afterAll(() => program.close())

const inDays = (days: number) => new Date(now.getTime() + days * day)

/** Keeps somebody from something for so many days; null: for good. */
const restricted = ({ id: personId }: Person, kind: RestrictionKind, days: number | null) =>
  insertRestriction(program.ctx, {
    ...{ personId, kind, days, reason: 'Another reason', sentence: `${kind} for ${days}`, decidedBy: volunteer.id },
    ...{ caseId: undefined, begunAt: now, endsAt: days === null ? null : inDays(days), agreeUntil: null },
  })

/** What somebody reads who does something now; undefined where they may. */
async function refusal(
  act: (ctx: typeof program.ctx, personId: number) => Promise<void>,
  { id }: Person,
): Promise<[code: string, sentence: string] | undefined> {
  return act(program.ctx, id).then(
    () => undefined,
    ({ code, message }) => [code, message],
  )
}

test('who is kept from several things reads the most of it, until the last day of what keeps them from that', async () => {
  const person = await someone(program.ctx)
  await restricted(person, 'mute', 30)
  await restricted(person, 'stop', 7)
  const [long, short] = [30, 7].map((days) => vancouverDay(inDays(days), now))
  expect(await refusal(requireMayWrite, person)).toEqual(['forbidden', restrictedTexts.stop(long)])
  expect(await refusal(requireMayList, person)).toEqual(['forbidden', restrictedTexts.stop(short)])
  expect(await refusal(requireNotBanned, person)).toBeUndefined()
  await restricted(person, 'ban', null)
  expect(await refusal(requireMayWrite, person)).toEqual(['forbidden', restrictedTexts.ban(undefined)])
  expect(await refusal(requireMayList, person)).toEqual(['forbidden', restrictedTexts.ban(undefined)])
  expect(await refusal(requireNotBanned, person)).toEqual(['banned', restrictedTexts.ban(undefined)])
})

test('who is muted lists, and nobody else is kept from anything', async () => {
  const [person, other] = [await someone(program.ctx), await someone(program.ctx)]
  await restricted(person, 'mute', 7)
  expect(await whyCannotWrite(program.ctx, person.id)).toBe(restrictedTexts.mute(vancouverDay(inDays(7), now)))
  for (const act of [requireMayList, requireNotBanned]) expect(await refusal(act, person)).toBeUndefined()
  for (const act of [requireMayWrite, requireMayList, requireNotBanned])
    expect(await refusal(act, other)).toBeUndefined()
})

test('what is over at this moment, or was taken back, holds no more, and is not taken back again', async () => {
  const people = [await someone(program.ctx), await someone(program.ctx), await someone(program.ctx)]
  const [free, lifted, muted] = people as [Person, Person, Person]
  const before = await countPeopleInForce(program.ctx)
  const over = await restricted(free, 'stop', 1)
  await program.ctx.db.updateTable('restrictions').set({ ends_at: now }).where('id', '=', over).execute()
  const id = await restricted(lifted, 'ban', null)
  for (const kind of ['mute', 'ban', 'stop'] as const) await restricted(muted, kind, 1)
  expect(await countPeopleInForce(program.ctx)).toBe(before + 2)
  // It is taken back before the clock jumps back.
  const lift = (id: number, at: Date) => updateLifted(program.ctx, { id, by: volunteer.id, at })
  expect([await lift(id, inDays(1)), await lift(id, now), await lift(over, now)]).toEqual([
    ...[{ personId: lifted.id, kind: 'ban' }, undefined, undefined],
  ])
  expect(await countPeopleInForce(program.ctx)).toBe(before + 1)
  const kinds = async ({ id }: Person) => (await findInForce(program.ctx, id)).map(({ kind }) => kind)
  expect([await kinds(free), await kinds(lifted), await kinds(muted)]).toEqual([[], [], ['ban', 'stop', 'mute']])
  const worst = (some: Person[]) =>
    findWorstInForce(
      program.ctx,
      some.map(({ id }) => id),
    )
  expect([...(await worst(people))]).toEqual([[muted.id, 'ban']])
  expect([...(await worst([free, lifted])), ...(await worst([]))]).toEqual([])
})

test('an answer waits while its restriction holds and nobody has read it; the oldest comes first', async () => {
  const [person, other] = [await someone(program.ctx), await someone(program.ctx)]
  const { db } = program.ctx
  const change = (id: number, changes: object) =>
    db.updateTable('restrictions').set(changes).where('id', '=', id).execute()
  const answered = (at: Date) => ({ answer: 'Not me', answered_at: at })
  await change(await restricted(other, 'stop', 7), answered(now))
  const waits = (except?: number) => hasWaitingAnswer(program.ctx, person.id, except)
  const shown = async (volunteerId = 0) =>
    (await findWaitingAnswer(program.ctx, { personId: person.id, volunteerId }))?.id
  const id = await restricted(person, 'mute', 7)
  expect([await waits(), await shown()]).toEqual([false, undefined])
  await change(id, answered(now))
  expect([await waits(), await waits(id), await shown()]).toEqual([true, false, id])
  const still = { reviewed_at: null, lifted_at: null, ends_at: inDays(7) }
  for (const changes of [{ reviewed_at: now }, { lifted_at: inDays(1) }, { ends_at: now }]) {
    await change(id, { ...still, ...changes })
    expect([changes, await waits(), await shown()]).toEqual([changes, false, undefined])
  }
  await change(id, still)
  const [older, same] = [await restricted(person, 'stop', 7), await restricted(person, 'ban', 7)]
  await change(older, answered(inDays(-1)))
  await change(same, { ...answered(now), decided_by: other.id })
  expect([await waits(id), await shown(), await shown(volunteer.id)]).toEqual([true, older, same])
  await change(older, answered(now))
  expect(await shown()).toBe(id)
})
