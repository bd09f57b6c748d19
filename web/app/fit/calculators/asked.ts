import { fitQuestions } from '@reable/contract/fit/questions'
import type { Asked } from './calculator.ts'

/** The question of fit with this name, under a short name. */
export function asked(name: string, label: string): Asked {
  const question = fitQuestions.find((one) => one.name === name)
  if (!question) throw new Error(`there is no question ${name}`)
  return { question, label }
}
