import { withUnits } from '@reable/contract/catalogue/properties-rules'
import { readAnswer } from '@reable/contract/fit/readings'
import type { FitQuestion } from '@reable/contract/fit/types'

/** An answer as people read it: "18 in (46 cm)", "Their feet", "You do not know". */
export function answerText(question: FitQuestion, typed: string): string {
  if (!typed) return 'You do not know'
  const { value } = readAnswer(question, typed)
  if (value === undefined) return 'Not answered'
  return question.options.find((option) => option.value === value)?.label ?? withUnits(question, String(value))
}
