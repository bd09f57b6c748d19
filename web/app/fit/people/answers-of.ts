import type { Question } from '@reable/contract/catalogue/properties-rules'
import { fitAsked } from '@reable/contract/fit/asked'
import { isPossible } from '@reable/contract/fit/readings'
import type { FitAnswers, FitAsked } from '@reable/contract/fit/types'
import { readMeasure, storedNumber } from '@reable/contract/measures/rules'
import { chosenPerson, typedAnswer } from './change-stored-fit.ts'
import type { StoredFit } from './stored-fit.ts'

/** A question for a number as the reader of measures knows them. */
export const measureOf = ({ noun, unit, min, max }: Pick<FitAsked, 'noun' | 'unit' | 'min' | 'max'>): Question => ({
  ...{ label: capitalized(noun), unit, min, max, options: [] },
  field_type: 'unit_text_field',
  field_required: false,
})

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The answers of the chosen person and of the home, in inches and pounds. What is not known, or is no answer any more, is absent. */
export function answersOf(fit: StoredFit): FitAnswers {
  if (!chosenPerson(fit)) return {}
  const pairs = fitAsked.map((asked) => [asked.name, answerTo(fit, asked)] as const)
  return Object.fromEntries(pairs.filter((pair): pair is [string, number | string] => pair[1] !== undefined))
}

function answerTo(fit: StoredFit, asked: FitAsked): number | string | undefined {
  const { name, unit } = asked
  const typed = typedAnswer(fit, asked)
  if (!typed) return undefined
  const measure = unit && readMeasure(typed, unit)
  const value = unit ? measure && Number(storedNumber(measure, unit)) : typed
  return isPossible(name, value) ? value : undefined
}
