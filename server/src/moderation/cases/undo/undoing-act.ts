import { findDecision } from '@reable/contract/cases/decisions'
import type { CaseSubject } from '@reable/contract/cases/rules'
import type { ActName } from '@reable/contract/volunteers/rules'
import { answerBefore } from '../../answers/remember-answer.ts'

type Made = { subject: CaseSubject; decision: string; before: unknown }

/** The act that says who may undo a decision: whoever may decide so. Of an answer it goes by the restriction. */
export function undoingAct({ subject, decision, before }: Made): ActName {
  const answered = answerBefore.safeParse(before)
  if (answered.success) return answered.data.act
  return findDecision(subject, decision)?.act ?? 'undo_decision'
}
