import { contradictingAnswers, readAnswer } from '@reable/contract/fit/readings'
import type { FitAnswers } from '@reable/contract/fit/types'
import { readMeasure, type Unit, unitsFor } from '@reable/contract/measures/rules'
import type { Asked, Calculator, Finding } from './calculator.ts'

/** What was typed, by the name of its box: a question's, or its unit's. */
export type Typed = Readonly<Record<string, string>>

/** What comes of it: findings, or what is to be corrected at which question. Everything that was typed stays in its box. */
export type Outcome =
  | { findings: readonly Finding[]; errors?: undefined }
  | { errors: Readonly<Record<string, string>>; findings?: undefined }

/** The name of the box for a question's unit. */
export const unitBox = (question: string): string => `${question}_unit`

/** Letters of a box: nobody writes a measure with more. */
export const boxLimit = 60

/** Reads the boxes of a form, and no others. */
export const typedIn = ({ asks }: Calculator, form: FormData): Typed =>
  Object.fromEntries(
    asks
      .flatMap(({ question }) => [question.name, unitBox(question.name)])
      .map((name) => [name, String(form.get(name) ?? '').slice(0, boxLimit)]),
  )

/** The unit that was chosen for a question; inches or pounds where none was. */
export function unitOf({ question }: Asked, typed: Typed): Unit {
  const units = unitsFor(question.unit)
  return units.find((unit) => unit === typed[unitBox(question.name)]) ?? units[0] ?? 'in'
}

/** Works out what was typed, on the device or for a browser without a script: the same in both. */
export function workOut(calculator: Calculator, typed: Typed): Outcome {
  const [answers, errors]: [Record<string, number | string>, Record<string, string>] = [{}, {}]
  for (const asked of calculator.asks) {
    const { value, error } = readAnswer(asked.question, withUnit(asked, typed), asked.label)
    if (error) errors[asked.question.name] = error
    else if (value !== undefined) answers[asked.question.name] = value
  }
  if (Object.keys(errors).length) return { errors }
  const [first] = calculator.asks
  if (first && !Object.keys(answers).length) return { errors: { [first.question.name]: calculator.nothingTyped } }
  const contradiction = contradictionIn(calculator, answers)
  return contradiction ? { errors: contradiction } : { findings: calculator.find(answers) }
}

/** A measure with the unit beside its box, unless it names one itself. */
function withUnit(asked: Asked, typed: Typed): string {
  const [text, unit] = [typed[asked.question.name] ?? '', unitOf(asked, typed)]
  const measure = readMeasure(text, unit)
  return measure && !measure.isUnitGiven ? `${text} ${unit}` : text
}

/** Two measures that no one person can have, such as a wrist as high as the head. */
function contradictionIn({ asks }: Calculator, answers: FitAnswers): Record<string, string> | undefined {
  const pair = contradictingAnswers(answers)
  if (!pair) return undefined
  const [one, other] = pair.map((name) => asks.find(({ question }) => question.name === name)?.label ?? '')
  return { [pair[0]]: `${one} and ${other?.toLowerCase()} do not go together. Please measure both again` }
}
