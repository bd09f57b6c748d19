/** Answers as people type them: the same reader as for a listing's measures. */

import type { Question } from '../catalogue/properties-rules.ts'
import { answerError, storedAnswer } from '../measures/answers.ts'
import type { FitQuestion } from './types.ts'

/** The question as the rules of measures know it: its range, its unit and its choices. */
export function asQuestion({ label, unit, options, min, max }: FitQuestion): Question {
  return {
    label: label.replace(/\?$/, ''),
    field_type: unit ? 'unit_text_field' : 'drop_down',
    field_required: false,
    unit,
    min: unit ? min : null,
    max: unit ? max : null,
    options: options.map(({ value }) => ({ name: value })),
  }
}

/**
 * Reads what was typed: "46 cm", `18 1/2"`, "eighteen". Answers the value in inches or pounds, undefined for nothing typed; or the error, which
 * asks about the other unit where that was perhaps meant and changes nothing by itself.
 */
export function readAnswer(question: FitQuestion, typed: string): { value?: number | string; error?: string } {
  if (!typed.trim()) return {}
  const error = answerError(asQuestion(question), typed)
  if (error) return { error }
  const stored = storedAnswer(asQuestion(question), typed)
  return { value: question.unit ? Number(stored) : stored }
}
