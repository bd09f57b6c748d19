/** What a check reads of a listing, a person and a home; it notes what is missing. */

import { isPossible } from '../readings.ts'
import type { FitAnswers, FitUnits, ListingMeasures } from '../types.ts'
import { lengthWords, weightWords } from '../words.ts'

/** Reads measures and answers and notes what is missing. */
export class Reader {
  // Declared and then assigned: older browsers define a field several times more slowly, and a list makes thousands of readers.
  declare readonly missingFields: string[]
  declare readonly missingAnswers: string[]
  declare private readonly answers: FitAnswers
  declare private readonly measures: ListingMeasures
  declare private readonly units: FitUnits

  constructor(answers: FitAnswers, measures: ListingMeasures, units: FitUnits) {
    this.missingFields = []
    this.missingAnswers = []
    this.answers = answers
    this.measures = measures
    this.units = units
  }

  /** A measure of the listing, in inches or pounds; what is missing is noted. */
  own(field: string): number | undefined {
    const value = this.find(field)
    if (value === undefined) this.missingFields.push(field)
    return value
  }

  /** The same of what can be missing. */
  find(field: string): number | undefined {
    const value = this.measures[field]
    if (typeof value !== 'number' || !(value > 0) || value === Number.POSITIVE_INFINITY) return undefined
    return field.endsWith('_ft') ? value * 12 : value
  }

  ownChoice(field: string): string | undefined {
    const value = this.choice(field)
    if (value === undefined) this.missingFields.push(field)
    return value
  }

  /** The same of what can be missing. */
  choice(field: string): string | undefined {
    const value = this.measures[field]
    return typeof value === 'string' && value && value !== 'Not sure' ? value : undefined
  }

  asked(question: string): number | undefined {
    const value = this.answer(question)
    if (typeof value === 'number') return value
    this.missingAnswers.push(question)
    return undefined
  }

  askedChoice(question: string): string | undefined {
    const value = this.answer(question)
    if (typeof value === 'string') return value
    this.missingAnswers.push(question)
    return undefined
  }

  /** An answer that may be missing. */
  answer(question: string): number | string | undefined {
    const value = this.answers[question]
    return isPossible(question, value) ? value : undefined
  }

  length(amount: number): string {
    return lengthWords(amount, this.units)
  }

  weight(amount: number): string {
    return weightWords(amount, this.units)
  }

  /** "18½ in" or "250 lb", of whichever the amount is one. */
  say(amount: number, isWeight: boolean | undefined): string {
    return isWeight ? this.weight(amount) : this.length(amount)
  }
}
