import type { Question } from '@reable/contract/catalogue/properties-rules'
import { contradictingAnswers } from '@reable/contract/fit/readings'
import type { FitAnswers } from '@reable/contract/fit/types'
import { answerError, storedAnswer } from '@reable/contract/measures/answers'
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
  const read = calculator.asks.map((asked) => ({ asked, ...readOne(asked, typed) }))
  const errors = Object.fromEntries(read.flatMap(({ asked, error }) => (error ? [[asked.question.name, error]] : [])))
  if (Object.keys(errors).length) return { errors }
  const answers = Object.fromEntries(
    read.flatMap(({ asked, amount }) => (amount === undefined ? [] : [[asked.question.name, amount]])),
  )
  const [first = ''] = calculator.needsOneOf
  if (!calculator.needsOneOf.some((name) => name in answers)) return { errors: { [first]: calculator.nothingTyped } }
  const contradiction = contradictionIn(calculator, answers)
  return contradiction ? { errors: contradiction } : { findings: calculator.find(answers) }
}

/** A number in inches or pounds, or what is wrong with it. */
function readOne(asked: Asked, typed: Typed): { amount?: number; error?: string | undefined } {
  const text = withUnit(asked, typed)
  if (!text.trim()) return {}
  const question = questionOf(asked)
  const error = answerError(question, text)
  return error ? { error } : { amount: Number(storedAnswer(question, text)) }
}

/** A measure with the unit beside its box, unless it names one itself. */
function withUnit(asked: Asked, typed: Typed): string {
  const [text, unit] = [typed[asked.question.name] ?? '', unitOf(asked, typed)]
  const measure = readMeasure(text, unit)
  return measure && !measure.isUnitGiven ? `${text} ${unit}` : text
}

/** The same question for the rules of a listing's measures, which have the sentences of the errors. */
const questionOf = ({ question: { unit, min, max }, label }: Asked): Question => ({
  ...{ label, unit, min, max },
  field_type: 'unit_text_field',
  field_required: true,
  options: [],
})

/** Two measures that no one person can have, such as a wrist as high as the head. */
function contradictionIn({ asks }: Calculator, answers: FitAnswers): Record<string, string> | undefined {
  const pair = contradictingAnswers(answers)
  if (!pair) return undefined
  const [one, other] = pair.map((name) => asks.find(({ question }) => question.name === name)?.label ?? '')
  return { [pair[0]]: `${one} and ${other?.toLowerCase()} do not go together. Please measure both again` }
}
