import { caseSentences } from '@reable/contract/cases/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, minute } from '#platform/clock'
import { somePair } from '../messages/testing.ts'
import { someone, testProgram } from '../testing.ts'
import { someVolunteer } from '../volunteers/testing.ts'
import { type CaseRow, isOwnCase } from './case-queries.ts'
import { claimCase, putBackCase } from './claim-case.ts'
import { hasLaterDecision, insertDecision, type StoredDecision } from './decision-queries.ts'
import { openCase } from './open-case.ts'
import { claimOf } from './require-case.ts'
import { whyFixed } from './undo.ts'
import { withdrawReason } from './withdraw-reason.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const begin = new Date('2026-06-01T12:00:00Z')
const later = (milliseconds: number) => new Date(begin.getTime() + milliseconds)
const contextAt = (now: Date) => ({ ...program.ctx, clock: { now: () => now } })

async function someCase() {
  const subject = { kind: 'person', id: (await someone(program.ctx)).id } as const
  return { subject, caseId: await openCase(program.ctx, { subject, reason: 'answered' }) }
}

test('a claim counts until it runs out, and not if it ends later than any can', () => {
  const isClaimed = (left: number | null, by: number | null = 1) => {
    const row = { claimed_by: by, claimed_until: left === null ? null : later(left) }
    return claimOf(contextAt(begin), row as CaseRow) !== undefined
  }
  expect([0, 1, 15 * minute, 16 * minute, 16 * minute + 1].map((left) => isClaimed(left))).toEqual([
    ...[false, true, true, true, false],
  ])
  expect([isClaimed(null), isClaimed(minute, null)]).toEqual([false, false])
})

test('whoever claims has a case for 15 minutes, and for 15 more when they claim it again, which the log says once', async () => {
  const [{ caseId }, { person: volunteer }] = [await someCase(), await someVolunteer(program.ctx, 'moderator')]
  const claimed = (after: number) => claimCase(contextAt(later(after)), { volunteer, caseId })
  const log = program.ctx.db.selectFrom('volunteer_log').select('id').where('act', '=', 'claim_case')
  const lines = async () => (await log.where('subject_id', '=', String(caseId)).execute()).length
  expect([await claimed(0), await claimed(5 * minute)]).toEqual([later(15 * minute), later(20 * minute)])
  expect(await lines()).toBe(1)
  await claimed(20 * minute)
  expect(await lines()).toBe(2)
})

test.each([
  ['ran out', 'moderator', 0, true],
  ['holds for a moment yet', 'moderator', 1, false],
  ['ends as late as any can', 'steward', 16 * minute, false],
  ['ends later than any can', 'steward', 16 * minute + 1, true],
  ['is of who decides no more', 'helper', minute, true],
] as const)('where the claim of another volunteer %s (%s, %i ms), who claims next has the case: %s', async (...row) => {
  const [, role, left, has] = row
  const [{ caseId }, holder] = [await someCase(), (await someVolunteer(program.ctx, role)).person]
  const { person: volunteer } = await someVolunteer(program.ctx, 'moderator')
  const cases = program.ctx.db.updateTable('cases').set({ claimed_by: holder.id, claimed_until: later(left) })
  await cases.where('id', '=', caseId).execute()
  const claimed = claimCase(contextAt(begin), { volunteer, caseId })
  expect(await claimed.catch(({ code }) => code)).toEqual(has ? later(15 * minute) : 'conflict')
  const [by, until] = has ? [volunteer.id, later(15 * minute)] : [holder.id, later(left)]
  const stored = program.ctx.db.selectFrom('cases').select(['claimed_by', 'claimed_until']).where('id', '=', caseId)
  expect(await stored.execute()).toEqual([{ claimed_by: by, claimed_until: until }])
})

test('in a case whose only reason was withdrawn nothing is left to decide', async () => {
  const [{ caseId, subject }, { person: volunteer }] = [await someCase(), await someVolunteer(program.ctx, 'moderator')]
  await withdrawReason(program.ctx, { subject, reason: 'answered' })
  const refused = { code: 'conflict', message: caseSentences.settled }
  await expect(claimCase(program.ctx, { volunteer, caseId })).rejects.toMatchObject(refused)
})

test('who comes to a decided case is told whose decision stands in it, and nobody’s where it was taken back', async () => {
  const volunteer = (await someVolunteer(program.ctx, 'moderator')).person
  const deciders = []
  for (const name of ['Ada', 'Bea']) {
    const { caseId, subject } = await someCase()
    const { person } = await someVolunteer(program.ctx, 'moderator')
    await program.ctx.db.updateTable('people').set({ first_name: name }).where('id', '=', person.id).execute()
    const made = { caseId, volunteerId: person.id, decision: 'nothing', words: '', at: begin }
    const id = await insertDecision(program.ctx, made)
    await withdrawReason(program.ctx, { subject, reason: 'answered' })
    deciders.push({ caseId, id })
  }
  const [ada, bea] = deciders
  const refusalOf = (caseId = 0) => claimCase(program.ctx, { volunteer, caseId }).catch(({ message }) => message)
  expect([await refusalOf(ada?.caseId), await refusalOf(bea?.caseId)]).toEqual([
    ...[caseSentences.decided('Ada'), caseSentences.decided('Bea')],
  ])
  const undone = program.ctx.db.updateTable('case_decisions').set({ undone_at: begin })
  await undone.where('id', '=', bea?.id ?? 0).execute()
  expect(await refusalOf(bea?.caseId)).toBe(caseSentences.settled)
  // Of several that stand, as where only a part of it was decided at first, the latest is told.
  const last = await someVolunteer(program.ctx, 'moderator')
  await program.ctx.db.updateTable('people').set({ first_name: 'Cleo' }).where('id', '=', last.person.id).execute()
  const more = { volunteerId: last.person.id, decision: 'nothing', words: '', at: begin }
  await insertDecision(program.ctx, { caseId: ada?.caseId ?? 0, ...more })
  expect(await refusalOf(ada?.caseId)).toBe(caseSentences.decided('Cleo'))
})

test('of a case that is gone meanwhile nothing was decided later, and it is nobody’s own', async () => {
  const gone = { id: 1, case_id: 999_999 } as StoredDecision
  expect(await hasLaterDecision(program.ctx, gone)).toBe(false)
  const { person } = await someVolunteer(program.ctx, 'moderator')
  expect(await isOwnCase(program.ctx, { id: gone.case_id, personId: person.id })).toBe(false)
})

test('a case about somebody is their own, and nobody else’s', async () => {
  const { caseId: id, subject } = await someCase()
  const { id: other } = await someone(program.ctx)
  const isOwn = [subject.id, other].map((personId) => isOwnCase(program.ctx, { id, personId }))
  expect(await Promise.all(isOwn)).toEqual([true, false])
})

test.each(['person', 'listing', 'message'] as const)(
  'of decisions about the same %s the one that was made later stands on the others, until it is taken back',
  async (kind) => {
    const { db } = program.ctx
    const someSubject = async () => {
      const { owner, listing, id: conversation } = await somePair(program)
      const messages = db.selectFrom('messages').select('id').where('conversation_id', '=', conversation)
      const message = (await messages.executeTakeFirstOrThrow()).id
      return { kind, id: { person: owner.person.id, listing, message }[kind] }
    }
    const { person } = await someVolunteer(program.ctx, 'moderator')
    const decide = async (subject: Awaited<ReturnType<typeof someSubject>>) => {
      const case_id = await openCase(program.ctx, { subject, reason: 'reported' })
      await db.updateTable('cases').set({ closed_at: begin }).where('id', '=', case_id).execute()
      const made = { caseId: case_id, volunteerId: person.id, decision: 'nothing', words: '', at: begin }
      return { id: await insertDecision(program.ctx, made), case_id, decided_at: begin } as StoredDecision
    }
    const [subject, other] = [await someSubject(), await someSubject()]
    const [first, second, another] = [await decide(subject), await decide(subject), await decide(other)]
    const later = () => Promise.all([first, second, another].map((each) => hasLaterDecision(program.ctx, each)))
    expect(await later()).toEqual([true, false, false])
    await db.updateTable('case_decisions').set({ undone_at: begin }).where('id', '=', second.id).execute()
    expect(await later()).toEqual([false, false, false])
  },
)

test('whoever puts back one case has the others still', async () => {
  const [{ caseId: back }, { caseId: other }] = [await someCase(), await someCase()]
  const { person: volunteer } = await someVolunteer(program.ctx, 'moderator')
  for (const caseId of [back, other]) await claimCase(program.ctx, { volunteer, caseId })
  await putBackCase(program.ctx, { volunteer, caseId: back })
  const claims = program.ctx.db.selectFrom('cases').select('id').where('claimed_by', '=', volunteer.id)
  expect(await claims.execute()).toEqual([{ id: other }])
})

test('a reason that is withdrawn from an open case leaves a decided one as it was', async () => {
  const { subject, caseId: decided } = await someCase()
  await openCase(program.ctx, { subject, reason: 'person_reported' })
  const cases = program.ctx.db.updateTable('cases').where('id', '=', decided)
  await cases.set({ closed_at: begin }).execute()
  const open = await openCase(program.ctx, { subject, reason: 'answered' })
  const other = await someCase()
  await withdrawReason(program.ctx, { subject, reason: 'answered' })
  const rows = program.ctx.db.selectFrom('cases').select(['id', 'reasons', 'closed_at']).orderBy('id')
  expect(await rows.where('person_id', '=', subject.id).execute()).toEqual([
    { id: decided, reasons: ['answered', 'person_reported'], closed_at: begin },
    { id: open, reasons: [], closed_at: expect.any(Date) },
  ])
  const others = program.ctx.db.selectFrom('cases').select(['reasons', 'closed_at']).where('id', '=', other.caseId)
  expect(await others.execute()).toEqual([{ reasons: ['answered'], closed_at: null }])
})

test('a decision can be taken back for thirty days to the moment, where it says how all was before', () => {
  const why = (decided: Date, more = {}) =>
    whyFixed(contextAt(begin), { before: {}, decided_at: decided, undone_at: null, ...more })
  expect(why(later(-30 * day))).toBeUndefined()
  expect(why(later(-30 * day - 1))).toBe(caseSentences.tooLate)
  expect(why(begin, { before: null })).toBe(caseSentences.final)
  // Whoever took it back is named instead.
  expect(why(later(-31 * day), { undone_at: begin })).toBeUndefined()
})
