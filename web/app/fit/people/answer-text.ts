import { withUnits } from '@reable/contract/catalogue/properties-rules'
import type { FitQuestion } from '@reable/contract/fit/types'
import { answerError, storedAnswer } from '@reable/contract/measures/answers'
import { measureOf } from './answers-of.ts'

/** An answer as people read it: "18 in (46 cm)", "Their feet", "You do not know". */
export function answerText(question: FitQuestion, typed: string): string {
  if (!typed) return 'You do not know'
  if (question.unit === null) return question.options.find(({ value }) => value === typed)?.label ?? 'Not answered'
  const asked = measureOf(question)
  return answerError(asked, typed) ? 'Not answered' : withUnits(asked, storedAnswer(asked, typed))
}
