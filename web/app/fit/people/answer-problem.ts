import { contradictingAnswers, questionNoun, readAnswer } from '@reable/contract/fit/readings'
import type { FitQuestion } from '@reable/contract/fit/types'
import { answersOf, nameOf } from './answers-of.ts'
import { chooseMe, chosenPerson, withAnswer } from './change-stored-fit.ts'
import type { StoredFit } from './stored-fit.ts'

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
