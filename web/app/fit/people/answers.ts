/** What was answered: as the rules read it, as people read it, and what is wrong with it. */

import { withUnits } from '@reable/contract/catalogue/properties-rules'
import { fitQuestions } from '@reable/contract/fit/questions'
import { contradictingAnswers, questionNoun, readAnswer } from '@reable/contract/fit/readings'
import type { FitAnswers, FitQuestion } from '@reable/contract/fit/types'
import { chooseMe, chosenPerson, typedAnswer, withAnswer } from './change-stored-fit.ts'
import type { StoredFit } from './stored-fit.ts'

/** The answers of the chosen person and of the home, in inches and pounds. What is not known, or is no answer any more, is absent. */
export function answersOf(fit: StoredFit): FitAnswers {
  if (!chosenPerson(fit)) return {}
  const answers: Record<string, number | string> = {}
  for (const question of fitQuestions) {
    const { value } = readAnswer(question, typedAnswer(fit, question) ?? '')
    if (value !== undefined) answers[question.name] = value
  }
  return answers
}

/** The name of a question in its errors and in lists: "How wide the hips are". */
export const nameOf = ({ noun }: Pick<FitQuestion, 'noun'>): string => noun.charAt(0).toUpperCase() + noun.slice(1)

/** An answer as people read it: "18 in (46 cm)", "Their feet", "You do not know". */
export function answerText(question: FitQuestion, typed: string): string {
  if (!typed) return 'You do not know'
  const { value } = readAnswer(question, typed)
  if (value === undefined) return 'Not answered'
  return question.options.find((option) => option.value === value)?.label ?? withUnits(question, String(value))
}

/** What is wrong with an answer, if anything is: no measure, out of range, or impossible beside another answer. */
export function answerProblem(fit: StoredFit, question: FitQuestion, typed = ''): string | undefined {
  const orUnknown = 'or press “I don’t know”.'
  if (!typed.trim()) return question.unit === null ? `Choose one, ${orUnknown}` : `Type a number, ${orUnknown}`
  return readAnswer(question, typed, nameOf(question)).error ?? contradiction(fit, question, typed)
}

/** "A leg cannot be longer than its person": both are asked about, since either can be the slip. */
function contradiction(fit: StoredFit, question: FitQuestion, typed: string): string | undefined {
  const after = withAnswer(chosenPerson(fit) ? fit : chooseMe(fit), question, typed)
  const pair = contradictingAnswers(answersOf(after))
  if (!pair?.includes(question.name)) return undefined
  const other = pair.find((name) => name !== question.name) ?? ''
  return `This does not go with what you said of ${questionNoun(other)}. Please check both.`
}
