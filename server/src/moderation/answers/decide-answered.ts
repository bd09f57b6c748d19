import { answerOutcomeOf } from '@reable/contract/cases/answer-decisions'
import { restrictionOver } from '@reable/contract/restrictions/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findRestriction } from '#restrictions'
import { decideOnAnswer } from './decide-on-answer.ts'

type Input = {
  volunteer: Person | undefined
  caseId: number | undefined
  personId: number
  /** The key of a decision about an answer. */
  decision: string
  /** The restriction that the volunteer has read about. */
  id: number
  words: string
}

/**
 * Decides about an answer in the case of its person. Refuses as `decideOnAnswer` does, and as a conflict a restriction that is none of theirs
 * or of another kind.
 */
export async function decideAnswered(ctx: Context, { personId, decision, id, ...rest }: Input): Promise<number> {
  const row = await findRestriction(ctx, id)
  const { outcome, kind } = answerOutcomeOf(decision) ?? {}
  if (!outcome || row?.person_id !== personId || row.kind !== kind) throw new Refusal('conflict', restrictionOver)
  return decideOnAnswer(ctx, { ...rest, id, outcome })
}
