import { answerOutcomeOf } from '@reable/contract/cases/answer-decisions'
import { caseWordsError, findDecision } from '@reable/contract/cases/decisions'
import { caseSentences } from '@reable/contract/cases/rules'
import type { Person } from '#accounts'
import { requireCase, subjectOf } from '#cases'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requireMay } from '#volunteers'
import { deciders } from './deciders.ts'
import { findNextCase, findStanding } from './queue-queries.ts'

type Input = {
  volunteer: Person | undefined
  caseId: number
  decision: string
  words: string
  restriction?: number | undefined
}

/**
 * Decides a case, and returns the decision and the case to go on with. Refuses as `requireMay` does; as not found an unknown case; as invalid
 * what is no decision about such a subject, and wrong words; and as a conflict, with the name, what somebody else has or has decided.
 */
export async function decideCase(
  ctx: Context,
  { caseId, decision, words, restriction, ...input }: Input,
): Promise<{ decision: number; next: number | null }> {
  const volunteer = await requireMay(ctx, input.volunteer, 'claim_case')
  const row = await requireCase(ctx, caseId)
  const { kind, id: subjectId } = subjectOf(row)
  const isAboutAnswer = answerOutcomeOf(decision) !== undefined
  if (!findDecision(kind, decision) || isAboutAnswer !== (restriction !== undefined))
    throw invalid('decision', caseSentences.unknownDecision)
  const wrong = caseWordsError(kind, decision, words)
  if (wrong) throw invalid('words', wrong)
  const made = await inTransaction(ctx, async (ctx) => {
    await deciders[kind].decide(ctx, { volunteer, caseId, subjectId, decision, words, restriction })
    return (await findStanding(ctx, caseId)) as number
  })
  // What else waits about the same stays with whoever has read about it.
  const isOpenStill = (await requireCase(ctx, caseId)).closed_at === null
  return { decision: made, next: isOpenStill ? caseId : await findNextCase(ctx, { volunteerId: volunteer.id }) }
}

const invalid = (field: string, sentence: string) =>
  new Refusal('invalid', sentence, { errors: { [field]: [sentence] } })
