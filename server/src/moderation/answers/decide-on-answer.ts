import { type AnswerOutcome, answerDecision } from '@reable/contract/cases/answer-decisions'
import { liftingAct, nothingAnswered, ownAnswer } from '@reable/contract/restrictions/rules'
import type { Person } from '#accounts'
import { concludeCase, lockOpenCase, requireUndecided, updateBefore, whileStands } from '#cases'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { answerWaits, endRestriction, hasWaitingAnswer, leaveRestriction, type RestrictionRow } from '#restrictions'
import { recordAct, requireMay, type Volunteer } from '#volunteers'
import { lockReportedPerson } from '../cases/lock-reported-person.ts'
import { findOpenReportsAbout } from '../cases/people-queries.ts'
import { requireUninvolved } from '../people/require-uninvolved.ts'
import { lockRestriction, requireRestriction } from './lock-restriction.ts'
import type { AnswerBefore } from './remember-answer.ts'
import { showListingsAfterBan } from './show-listings-after-ban.ts'
import { withdrawAnswered } from './withdraw-answered.ts'

type Input = {
  volunteer: Person | undefined
  /** Of the restriction that was answered. */
  id: number
  outcome: AnswerOutcome
  /** For the person; empty when there are none. */
  words: string
  /** The case that the volunteer has before them. */
  caseId?: number | undefined
}

/**
 * Takes a restriction back after its person has answered, or leaves it, which they are mailed: a decision of their case, which stays open
 * while something else in it waits. Refuses as not found an unknown restriction; as `requireMay`, `requireUndecided` and `concludeCase` do;
 * and as a conflict one that has ended, one without an answer that waits, and who decided it: they may only take it back, outside the case.
 */
export async function decideOnAnswer(ctx: Context, { id, outcome, words, caseId, ...input }: Input): Promise<number> {
  const found = await requireRestriction(ctx, id)
  const act = liftingAct(found)
  const volunteer = await requireMay(ctx, input.volunteer, act)
  await requireUninvolved(ctx, { volunteer, act, personId: found.person_id })
  return inTransaction(ctx, async (ctx) => {
    await lockReportedPerson(ctx, found.person_id)
    if (caseId !== undefined) await requireUndecided(ctx, caseId, volunteer)
    const row = await lockRestriction(ctx, found)
    if (!answerWaits(ctx, row)) throw new Refusal('conflict', nothingAnswered)
    const isOwn = row.decided_by_id === volunteer.id
    if (isOwn && (outcome === 'leave' || caseId !== undefined)) throw new Refusal('conflict', ownAnswer)
    const at = ctx.clock.now()
    const made = await conclude(ctx, row, { volunteer, decision: answerDecision(outcome, row.kind), words, at, isOwn })
    await carryOut(ctx, row, { volunteer, outcome, words, at, made })
    await withdrawAnswered(ctx, row.person_id)
    return made
  })
}

type Concluding = { volunteer: Volunteer; decision: string; words: string; at: Date; isOwn: boolean }

/** Closes the case of an answer, but for what else in it waits. Returns the id of the decision. */
async function conclude(ctx: Context, row: RestrictionRow, concluding: Concluding): Promise<number> {
  const personId = row.person_id
  const subject = { kind: 'person', id: personId } as const
  const { reasons = ['answered'] } = (await lockOpenCase(ctx, subject)) ?? {}
  const isPart =
    (await hasWaitingAnswer(ctx, personId, row.id)) || (await findOpenReportsAbout(ctx, personId)).length > 0
  const made = await concludeCase(ctx, { ...concluding, subject, isPart })
  const before: AnswerBefore = { answered: row.id, act: liftingAct(row), reasons }
  await updateBefore(ctx, made, before)
  return made
}

type Carrying = { volunteer: Volunteer; outcome: AnswerOutcome; words: string; at: Date; made: number }

async function carryOut(ctx: Context, row: RestrictionRow, carrying: Carrying): Promise<void> {
  const { volunteer, outcome, words, at, made } = carrying
  const { id, kind, person_id: personId, email } = row
  const subject = { kind: 'person', id: personId } as const
  const ending = {
    id,
    person: { id: personId, email },
    by: volunteer.id,
    sentence: words,
    at,
    onlyWhile: whileStands(made),
  }
  if (outcome === 'leave') {
    await leaveRestriction(ctx, ending)
    return recordAct(ctx, { volunteer, act: 'keep_restriction', subject, after: { kind, restriction: id } })
  }
  await endRestriction(ctx, ending)
  if (kind === 'ban') await showListingsAfterBan(ctx, personId)
  const before = { kind, days: row.days ?? 'for good', restriction: id }
  await recordAct(ctx, { volunteer, act: liftingAct(row), subject, before })
}
