import { fitQuestions } from '@reable/contract/fit/questions'
import type { FitKind, FitQuestion } from '@reable/contract/fit/types'
import { fitAddresses } from '../fit-addresses.ts'
import { chosenPerson, typedAnswer } from '../people/change-stored-fit.ts'
import type { StoredFit } from '../people/stored-fit.ts'

/** The questions of a kind, in their order. */
export const questionsOf = ({ questions }: FitKind): FitQuestion[] =>
  questions.flatMap((name) => fitQuestions.find((question) => question.name === name) ?? [])

/** The address of what comes next for a kind: whom it is for, the first open question behind this one, or the list. */
export function nextStep(fit: StoredFit, kind: FitKind, after?: string): string {
  if (!chosenPerson(fit)) return fitAddresses.person(kind.name)
  const questions = questionsOf(kind)
  const start = questions.findIndex(({ name }) => name === after) + 1
  const open = questions.slice(start).find((question) => typedAnswer(fit, question) === undefined)
  return open ? fitAddresses.question(kind.name, open.name) : fitAddresses.list(kind.name)
}
