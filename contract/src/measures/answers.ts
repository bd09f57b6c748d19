/** Answers to questions for a measure, typed in either of its units: what is stored of them, and what is wrong with them. */

import { propertyFault, type Question } from '../catalogue/properties-rules.ts'
import { convert, type Measure, offeredFor, readMeasure, short, storedOf, type Unit, unitsFor } from './rules.ts'

/** The number that is stored, in the question's own unit; what is no measure stays as it was typed. */
export function storedAnswer({ unit }: Pick<Question, 'unit'>, typed: string): string {
  const [own] = unitsFor(unit)
  const read = own && readMeasure(typed, own)
  return read ? storedOf(read, own) : typed.trim()
}

/** What is wrong with it, in the unit in which it was typed, and the unit that was perhaps meant. */
export function answerFault(question: Question, typed: string): string | undefined {
  const fault = propertyFault(question, storedAnswer(question, typed))
  const offered = unitsFor(question.unit)
  const read = offered[0] && readMeasure(typed, offered[0])
  if (!fault || !read) return fault
  const unit = offeredFor(read.unit, offered)
  const told =
    propertyFault(inUnit(question, unit), short(convert(read.amount, read.unit, unit) ?? Number.NaN)) ?? fault
  const meant = meantBy(question, typed)
  return meant ? `${told}. Did you mean ${meant.number} ${meant.unit}?` : told
}

/** The measure that was perhaps meant: the same number in the other unit, where it is in the range that it misses in its own. */
export function meantBy(question: Question, typed: string): Pick<Measure, 'number' | 'unit'> | undefined {
  const offered = unitsFor(question.unit)
  const [own] = offered
  const read = own && readMeasure(typed, own)
  if (!read || isInRange(question, read)) return undefined
  const unit = offered.find((one) => one !== read.unit && isInRange(question, { ...read, unit: one }))
  return unit && { number: read.number, unit }
}

function isInRange(question: Question, measure: Pick<Measure, 'amount' | 'unit'>): boolean {
  const [own] = unitsFor(question.unit)
  return own !== undefined && propertyFault(question, storedOf(measure, own)) === undefined
}

/** The same question asked in the other unit, its ends within those of its own. */
export function inUnit(question: Question, unit: Unit): Question {
  const [own] = unitsFor(question.unit)
  if (!own || own === unit) return question
  const turned = (end: number | null, round: (end: number) => number) =>
    end === null ? null : round((convert(end, own, unit) ?? 0) * 10 - (round === Math.ceil ? slack : -slack)) / 10
  return { ...question, unit, min: turned(question.min, Math.ceil), max: turned(question.max, Math.floor) }
}

/** What computing adds to a number by itself. */
const slack = 1e-6
