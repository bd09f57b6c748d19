import { fittingAnswers, standingOf } from '@reable/contract/handovers/fitting-answers'
import type { QuickAnswer } from '@reable/contract/handovers/rules'
import { Refusal } from '#platform/refusal'
import { requireHandoverMove, type Situation, whyNotMove } from '../handover-policy.ts'

/** Which prepared answers fit now, and the sentence that says why others do not; null while all do. */
export function answersThatFit(situation: Situation): { answers: QuickAnswer[]; whyNot: string | null } {
  const closed = whyNotMove('answer', situation)
  if (closed) return { answers: [], whyNot: closed }
  const { answers, whyNot } = fittingAnswers[standingOf(situation)]
  return { answers: [...answers], whyNot: whyNot || null }
}

/** Refuses as forbidden whoever has no such answers, and as a conflict an answer that does not fit now. */
export function requireFit(answer: QuickAnswer, situation: Situation): void {
  requireHandoverMove('answer', situation)
  const { answers, whyNot } = answersThatFit(situation)
  if (!answers.includes(answer)) throw new Refusal('conflict', whyNot ?? '')
}
