import { fitAsked } from './asked.ts'
import { homeQuestions } from './questions/questions-of-home.ts'
import { personQuestions } from './questions/questions-of-person.ts'
import { roomQuestions } from './questions/questions-of-rooms.ts'
import type { FitQuestion } from './types.ts'

type Words = { label: string; help: string; choices?: Readonly<Record<string, string>> }

const words: Readonly<Record<string, Words>> = { ...personQuestions, ...homeQuestions, ...roomQuestions }

/** What people are asked, in the words of the forms. */
export const fitQuestions: readonly FitQuestion[] = fitAsked.map(({ choices, ...asked }) => {
  const { label, help, choices: labels } = words[asked.name] as Words
  return { ...asked, label, help, options: choices.map((value) => ({ value, label: labels?.[value] ?? value })) }
})
