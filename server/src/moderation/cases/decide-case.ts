import { answerOutcomeOf } from '@reable/contract/cases/answer-decisions'
import { caseWordsError, findDecision } from '@reable/contract/cases/decisions'
import { caseSentences } from '@reable/contract/cases/rules'
import type { Person } from '#accounts'
import { type CaseRow, requireCase, subjectOf, whyBarred } from '#cases'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { nameIfThere, requireMay } from '#volunteers'
import { selectDecisionsAbout } from './decided-queries.ts'
import type { Deciding } from './decider.ts'
import { deciders } from './deciders.ts'
import { findNextCase } from './queue-queries.ts'

type Input = {
  volunteer: Person | undefined
  caseId: number
  decision: string
  words: string
  restriction?: number | undefined
  /** The newest decision that the volunteer has seen, where a listing is decided again whose case is closed. */
  seen?: number | undefined
}

/**
 * Decides a case, and returns the decision and the case to go on with. Refuses as `requireMay` does; as not found an unknown case; as invalid
 * what is no decision about such a subject, and wrong words; and as a conflict, with the name, what somebody else has or has decided. A
 * listing may be decided again.
 */
export async function decideCase(
  ctx: Context,
  { caseId, decision, words, restriction, seen, ...input }: Input,
): Promise<{ decision: number; next: number | null }> {
  const volunteer = await requireMay(ctx, input.volunteer, 'claim_case')
  const row = await requireCase(ctx, caseId)
  const { kind, id: subjectId } = subjectOf(row)
  const isAboutAnswer = answerOutcomeOf(decision) !== undefined
  if (!findDecision(kind, decision) || isAboutAnswer !== (restriction !== undefined))
    throw invalid('decision', caseSentences.unknownDecision)
  const wrong = caseWordsError(kind, decision, words)
  if (wrong) throw invalid('words', wrong)
  const deciding = { volunteer, subjectId, decision, words, restriction }
  const made =
    seen !== undefined && kind === 'listing' && row.closed_at
      ? await decideAgain(ctx, { ...deciding, row, seen })
      : await inTransaction(ctx, (ctx) => deciders[kind].decide(ctx, { ...deciding, caseId }))
  // What else waits about the same stays with whoever has read about it.
  const isOpenStill = (await requireCase(ctx, caseId)).closed_at === null
  return { decision: made, next: isOpenStill ? caseId : await findNextCase(ctx, { volunteerId: volunteer.id }) }
}

type Again = Omit<Deciding, 'caseId'> & {
  row: CaseRow
  seen: number
}

/** Decides about a listing again, in a case of its own. Refuses as a conflict one's own, and, with the name, where somebody decided since. */
function decideAgain(ctx: Context, { row, seen, ...deciding }: Again): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    await deciders.listing.lock(ctx, deciding.subjectId)
    const barred = await whyBarred(ctx, row, deciding.volunteer)
    if (barred) throw new Refusal('conflict', barred)
    const [latest] = await selectDecisionsAbout(ctx, subjectOf(row))
    if (latest && latest.id !== seen)
      throw new Refusal('conflict', caseSentences.decided(nameIfThere(latest.email, latest.first_name) ?? 'Somebody'))
    return deciders.listing.decide(ctx, { ...deciding, caseId: undefined })
  })
}

const invalid = (field: string, sentence: string) =>
  new Refusal('invalid', sentence, { errors: { [field]: [sentence] } })
