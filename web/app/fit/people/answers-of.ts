import { fitQuestions } from '@reable/contract/fit/questions'
import { readAnswer } from '@reable/contract/fit/readings'
import type { FitAnswers, FitQuestion } from '@reable/contract/fit/types'
import { chosenPerson, typedAnswer } from './change-stored-fit.ts'
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
