import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caseChecks } from '#cases'
import { day, minute, shiftedClock, systemClock } from '#platform/clock'
import { mailJobsWith } from '#platform/mail'
import { openRollback } from '../../../platform/database/testing-rollback.ts'
import { get, signedIn } from '../../../testing.ts'
import { programOfFile } from '../../../testing-file.ts'
import { mailsTo, neighbour, report } from '../../testing.ts'
import {
  caseOf,
  decide,
  decideListing,
  openCaseAbout,
  pendingMessage,
  reportedListing,
  someVolunteerCalled,
  undo,
} from '../testing-cases.ts'
import { act, anyAct, decideIn, someWorld, stateOf, undoable, type World } from './testing-world.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const vera = await someVolunteerCalled(program, 'Vera')
const mei = await someVolunteerCalled(program, 'Mei')
const ida = await someVolunteerCalled(program, 'Ida', 'steward')

/** `UNDO_RUNS=10000` tries more; `UNDO_SEED=1` tries those that this number gives, so that many can be tried in parts. */
const numRuns = Number(process.env.UNDO_RUNS ?? 12)
const seed = process.env.UNDO_SEED === undefined ? {} : { seed: Number(process.env.UNDO_SEED) }

/** What happens in both worlds, and what is decided and undone just before it in one of them alone. */
const sequence = fc.array(fc.record({ undone: fc.array(undoable, { maxLength: 3 }), what: anyAct }), {
  minLength: 1,
  maxLength: 5,
})

test('after decisions that were undone everything is as if they had not been, whatever happens besides', async () => {
  const begin = systemClock.now()
  program.ctx.clock = { now: () => begin }
  const { db } = program.ctx
  const rollback = await openRollback(program.database.connection)
  Object.assign(program.ctx, { db: rollback.db })
  try {
    const worlds = [await someWorld(program, ida), await someWorld(program, ida)] as const
    const property = fc.asyncProperty(sequence, (steps) => rollback.tried(() => live(worlds, steps, begin)))
    await fc.assert(property, { numRuns, ...seed })
  } finally {
    Object.assign(program.ctx, { db })
    await rollback.close()
  }
}, 7_200_000)

type Steps = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never

/** Lets the same happen in both worlds, minute by minute; in the second one it is preceded by decisions that are undone. */
async function live([plain, tried]: readonly [World, World], steps: Steps, begin: Date): Promise<void> {
  for (const [at, { undone, what }] of steps.entries()) {
    const moment = new Date(begin.getTime() + (at + 1) * minute)
    program.ctx.clock = { now: () => moment }
    const made: (number | undefined)[] = []
    for (const decision of undone) made.push(await decideIn(program, vera, tried, decision))
    for (const id of made.reverse()) if (id !== undefined) expect((await undo(program, mei, id)).status).toBe(200)
    await act(program, vera, plain, what)
    await act(program, vera, tried, what)
  }
  expect(await stateOf(program, tried)).toEqual(await stateOf(program, plain))
}

test('the log says that a decision was made and that it was undone, by whom, and loses no line', async () => {
  const { caseId, id } = await reportedListing(program)
  const { body } = await decide(program, vera, caseId, 'keep', 'It is sold.')
  await undo(program, mei, body.data.decision)
  const log = (await get(program, `/console/log?q=listing%20${id}`, ida.headers)).body.data
  expect(log.map(({ act, by }: { act: string; by: string }) => [act, by])).toEqual([
    ['undo_decision', mei.person.email],
    ['decide_on_listing', vera.person.email],
  ])
  const [made] = (await caseOf(program, vera, caseId)).body.data.decisions
  expect(made).toMatchObject({ decision: 'keep', decided_by: 'Vera', undone: { by: 'Mei' } })
})

/** Sends the mails that wait, as the worker does. */
async function sendMails(to: string): Promise<void> {
  const waiting = program.ctx.db
    .selectFrom('mails')
    .select('id')
    .where('outcome', '=', 'waiting')
    .where('recipient', '=', to)
  for (const { id: mailId } of await waiting.execute())
    await mailJobsWith(caseChecks)['send-mail']?.(program.ctx, { mailId })
}

test('a mail that was not sent yet is not sent any more; who was told is told that it was taken back', async () => {
  const subjects = async (email: string) => (await mailsTo(program.ctx, email)).map(({ subject }) => subject)
  const one = await reportedListing(program)
  const first = await decide(program, vera, one.caseId, 'keep', 'It is sold.')
  expect(await subjects(one.owner.email)).toEqual(['Your listing is hidden now'])
  await undo(program, vera, first.body.data.decision)
  expect(await subjects(one.owner.email)).toEqual([])
  const second = await decide(program, vera, one.caseId, 'keep', 'It is sold.')
  await sendMails(one.owner.email)
  await undo(program, vera, second.body.data.decision)
  expect(await subjects(one.owner.email)).toEqual(['Your listing is hidden now', 'We took a decision back'])
  expect((await mailsTo(program.ctx, one.owner.email)).at(-1)?.plain).toContain('Your listing is not hidden.')
})

test('after thirty days, once a message was passed on, or a later decision stands on it, a decision stays', async () => {
  const { caseId, id } = await reportedListing(program)
  const first: number = (await decide(program, vera, caseId, 'keep', 'It is sold.')).body.data.decision
  const again = await decideListing(program, mei, id, 'release')
  expect(again.status).toBe(200)
  expect((await undo(program, mei, first)).body.error).toMatch(/^A later decision/)
  const [latest] = (await get(program, '/console/cases/decided', vera.headers)).body.data
  const both = await Promise.all([undo(program, vera, latest.decision.id), undo(program, mei, latest.decision.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.error).toMatch(
    /^(Vera|Mei) took this decision back already\.$/,
  )
  program.ctx.clock = shiftedClock(systemClock, 30 * day + minute)
  const late = { ...vera, headers: await signedIn(program.ctx, vera.person) }
  expect((await undo(program, late, first)).body.error).toMatch(/^A decision can be taken back for 30 days/)
  program.ctx.clock = systemClock
  expect((await undo(program, vera, first)).status).toBe(200)
  const held = await pendingMessage(program)
  const passedOn = (await decide(program, vera, held.caseId, 'deliver')).body.data.decision
  expect((await undo(program, vera, passedOn)).body.error).toBe('This decision cannot be taken back.')
})

test('what somebody else did since stays: a listing that new reports hid stays hidden, and its old reports join their case', async () => {
  const { caseId, id } = await reportedListing(program, ['scam'])
  const { body } = await decide(program, vera, caseId, 'release')
  for (let times = 0; times < 3; times++)
    await report(program, id, ['duplicate'], { headers: await signedIn(program.ctx, await neighbour(program.ctx)) })
  const newer = await openCaseAbout(program, { listing_id: id })
  expect([newer === caseId, (await get(program, `/posts/${id}`)).status]).toEqual([false, 403])
  expect((await undo(program, vera, body.data.decision)).status).toBe(200)
  expect((await get(program, `/posts/${id}`)).status).toBe(403)
  expect(await openCaseAbout(program, { listing_id: id })).toBe(newer)
  const { data } = (await caseOf(program, vera, newer ?? 0)).body
  expect(data).toMatchObject({ gravity: 5, reasons: ['Reported', 'Reported as a scam'] })
  expect(data.listing.reasons).toEqual([
    { reason: 'duplicate', count: 3 },
    { reason: 'scam', count: 1 },
  ])
})

test('whoever it is about does not take it back', async () => {
  const { caseId, owner } = await reportedListing(program)
  const { body } = await decide(program, vera, caseId, 'keep', 'It is sold.')
  await program.ctx.db.updateTable('people').set({ role: 'steward' }).where('id', '=', owner.id).execute()
  const own = { person: vera.person, headers: await signedIn(program.ctx, owner) }
  const { status, body: answer } = await undo(program, own, body.data.decision)
  expect([status, answer.error]).toEqual([409, expect.stringMatching(/yours/)])
})
