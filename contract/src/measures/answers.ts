/** Answers to questions for a measure, typed in either of its units: the value that is stored, and the errors. */

import { propertyError, type Question } from '../catalogue/properties-rules.ts'
import {
  convert,
  displayUnit,
  formatNumber,
  type Measure,
  readMeasure,
  storedNumber,
  type Unit,
  unitsFor,
} from './rules.ts'

/** Returns the number to store, in the question's own unit; a text that is no measure stays as it was typed. */
export function storedAnswer({ unit }: Pick<Question, 'unit'>, typed: string): string {
  const [own] = unitsFor(unit)
  const measure = own && readMeasure(typed, own)
  return measure ? storedNumber(measure, own) : typed.trim()
}

/** Returns the error in an answer, in the unit in which it was typed, and suggests the unit that was perhaps meant. */
export function answerError(question: Question, typed: string): string | undefined {
  const error = propertyError(question, storedAnswer(question, typed))
  const units = unitsFor(question.unit)
  const [own] = units
  const measure = own && readMeasure(typed, own)
  if (!error || !measure) return error
  const unit = displayUnit(measure.unit, units)
  const message =
    propertyError(inUnit(question, unit), formatNumber(convert(measure.amount, measure.unit, unit) ?? Number.NaN)) ??
    error
  const suggestion = suggestMeasure(question, typed)
  return suggestion ? `${message}. Did you mean ${suggestion.number} ${suggestion.unit}?` : message
}

/** Returns the measure that was perhaps meant: the same number in the other unit, where it is in the range that it misses in its own. */
export function suggestMeasure(question: Question, typed: string): Pick<Measure, 'number' | 'unit'> | undefined {
  const units = unitsFor(question.unit)
  const [own] = units
  const measure = own && readMeasure(typed, own)
  if (!measure || isInRange(question, measure)) return undefined
  const unit = units.find((one) => one !== measure.unit && isInRange(question, { ...measure, unit: one }))
  return unit && { number: measure.number, unit }
}

function isInRange(question: Question, measure: Pick<Measure, 'amount' | 'unit'>): boolean {
  const [own] = unitsFor(question.unit)
  return own !== undefined && propertyError(question, storedNumber(measure, own)) === undefined
}

/** Returns the same question for the other unit, its range within that of its own. */
export function inUnit(question: Question, unit: Unit): Question {
  const [own] = unitsFor(question.unit)
  if (!own || own === unit) return question
  const converted = (end: number | null, round: (end: number) => number) =>
    end === null
      ? null
      : round((convert(end, own, unit) ?? Number.NaN) * 10 - (round === Math.ceil ? slack : -slack)) / 10
  return { ...question, unit, min: converted(question.min, Math.ceil), max: converted(question.max, Math.floor) }
}

/** Tolerance for the rounding errors of floating-point numbers. */
const slack = 1e-6
