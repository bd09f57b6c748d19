import { type RestrictionKind, restrictedTexts } from '@reable/contract/restrictions/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, vancouverDay } from '#platform/clock'
import { someone, testProgram } from '../testing.ts'
import { exportRestrictions } from './export-restrictions.ts'
import { forgetRestrictions } from './forget-restrictions.ts'
import { requireMayList, requireMayWrite, requireNotBanned, whyCannotWrite } from './require-unrestricted.ts'
import { insertRestriction } from './restriction-queries.ts'

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

test('everybody downloads what they were kept from themselves, the first first; forgotten, that of others stays', async () => {
  const [leaves, stays] = [await someone(program.ctx), await someone(program.ctx)]
  const first = await restricted(leaves, 'mute', 7)
  await restricted(stays, 'stop', 7)
  await restricted(leaves, 'ban', 30)
  const { db } = program.ctx
  await db.updateTable('restrictions').set({ answer: 'Not me', answered_at: now }).where('id', '=', first).execute()
  const exported = async ({ id: personId }: Person) =>
    (await exportRestrictions(program.ctx, { personId })).map(({ kind, answer }) => [kind, answer])
  expect(await exported(leaves)).toEqual([
    ['mute', 'Not me'],
    ['ban', null],
  ])
  expect(await exported(stays)).toEqual([['stop', null]])
  await forgetRestrictions(program.ctx, { personId: leaves.id })
  expect([await exported(leaves), await exported(stays)]).toEqual([[], [['stop', null]]])
})
