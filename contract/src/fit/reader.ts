import { isPossible } from './readings.ts'
import type { FitAnswers, FitUnits, ListingMeasures } from './types.ts'
import { lengthWords, weightWords } from './words.ts'

/** What a rule reads of a listing, a person and a home; it notes what is missing. */
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
    return notedIn(this.missingFields, field, this.find(field))
  }

  /** The same of what can be missing. */
  find(field: string): number | undefined {
    const value = this.measures[field]
    if (typeof value !== 'number' || !(value > 0) || value === Number.POSITIVE_INFINITY) return undefined
    return field.endsWith('_ft') ? value * 12 : value
  }

  ownChoice(field: string): string | undefined {
    return notedIn(this.missingFields, field, this.choice(field))
  }

  /** The same of what can be missing. */
  choice(field: string): string | undefined {
    const value = this.measures[field]
    return typeof value === 'string' && value && value !== 'Not sure' ? value : undefined
  }

  asked(question: string): number | undefined {
    return notedIn(this.missingAnswers, question, this.answer(question))
  }

  /** The same of what can be missing. */
  answer(question: string): number | undefined {
    const value = this.possible(question)
    return typeof value === 'number' ? value : undefined
  }

  askedChoice(question: string): string | undefined {
    return notedIn(this.missingAnswers, question, this.chosen(question))
  }

  /** The same of what can be missing. */
  chosen(question: string): string | undefined {
    const value = this.possible(question)
    return typeof value === 'string' ? value : undefined
  }

  private possible(question: string): number | string | undefined {
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

function notedIn<Value>(missing: string[], name: string, value: Value | undefined): Value | undefined {
  if (value === undefined) missing.push(name)
  return value
}
