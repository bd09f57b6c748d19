/** How one row of rules becomes a check: it compares a listing's measure with a person's or a home's, and says so in words. */

import { questionNoun, slack } from '../readings.ts'
import type { CheckFinding, CheckOutcome, FitAnswers, FitCheck, FitUnits, ListingMeasures } from '../types.ts'
import { fieldNoun, listed } from '../words.ts'
import { Reader } from './reader.ts'

/** Below the first is a fail, below the second close, up to the third a pass, up to the fourth close, above it a fail. */
export type Bands = readonly [number, number, number, number]

/** What each of the five means, with `{x}` for how much is lacking, left over or too much. */
export type Words = readonly [failLow: string, closeLow: string, pass: string, closeHigh: string, failHigh: string]

export const more = Number.POSITIVE_INFINITY

/** Two measures side by side. */
export type Compared = {
  difference: number
  /** "The seat is 18 in wide and the hips 16 in" */
  sentence: () => string
  listingValue?: number
  personValue?: number
  /** Where the row's own do not hold for everyone. */
  bands?: Bands | undefined
  /** How much too high or low it is, where that is not by how far it misses its bands. */
  amount?: number
  /** Of what is no measure but our estimate: what a card says, and by how much it may be wrong. It never passes. */
  estimate?: { brief: string; margin: number; field?: string; question?: string }
}

export type CheckRow = Omit<FitCheck, 'judge' | 'isNeeded'> & {
  isOptional?: true
  /** Unless said nothing may be lacking, and whatever is left over passes. */
  bands?: Bands
  /** None where each finding has its own. */
  words?: Words
  /** How `{x}` is said; lengths unless said. */
  isWeight?: true
  compare: (read: Reader) => Compared | CheckFinding | undefined
}

type Side = {
  field: string
  question: string
  /** `{own}` and `{asked}` stand for the two measures. */
  sentence: string
  difference: (own: number, asked: number) => number
  bands?: (asked: number) => Bands
  isWeight?: true
}

/** Compares one measure of a listing with one answer. */
export const compareOne =
  ({ field, question, sentence, difference, bands, isWeight }: Side) =>
  (read: Reader): Compared | undefined => {
    const own = read.own(field)
    const asked = read.asked(question)
    if (own === undefined || asked === undefined) return undefined
    return {
      difference: difference(own, asked),
      sentence: () => sentence.replace('{own}', read.say(own, isWeight)).replace('{asked}', read.say(asked, isWeight)),
      listingValue: own,
      personValue: asked,
      bands: bands?.(asked),
    }
  }

/** A finding that needs no bands. */
export const found = (outcome: CheckOutcome, sentence: string, brief: string): CheckFinding => ({
  outcome,
  sentence: () => sentence,
  brief: () => brief,
})

const nothing = () => ''

/** Of a check that says nothing about this listing. */
export const notApplicable: CheckFinding = {
  outcome: 'pass',
  sentence: nothing,
  brief: nothing,
  isLeftOut: true,
}

const enough: Bands = [0, 0, more, more]
const noWords: Words = ['', '', '', '', '']

/** Makes a check of a row. */
export function check({ isOptional, bands = enough, words = noWords, isWeight, compare, ...row }: CheckRow): FitCheck {
  const judge = (answers: FitAnswers, measures: ListingMeasures, units: FitUnits = 'imperial'): CheckFinding => {
    const read = new Reader(answers, measures, units)
    const compared = compare(read)
    if (!compared) return unknown(read)
    if ('outcome' in compared) return compared
    return compareWithBands(compared, compared.bands ?? bands, words, (amount) => read.say(amount, isWeight))
  }
  return { ...row, isNeeded: !isOptional, judge }
}

/** What is not known, and whom to ask. */
function unknown({ missingFields, missingAnswers }: Reader): CheckFinding {
  const fields = () => listed(missingFields.map(fieldNoun))
  const sentences = () => [
    missingFields.length > 0 && `The listing does not say ${fields()}.`,
    missingAnswers.length > 0 && `You have not said ${listed(missingAnswers.map(questionNoun))}.`,
  ]
  return {
    outcome: 'unknown',
    sentence: () => sentences().filter(Boolean).join(' '),
    brief: fields,
    missingFields: missingFields.length > 0 ? missingFields : undefined,
    missingAnswers: missingAnswers.length > 0 ? missingAnswers : undefined,
  }
}

const outcomes: readonly CheckOutcome[] = ['fail', 'close', 'pass', 'close', 'fail']

function placeIn(difference: number, bands: Bands): number {
  if (difference < bands[0] - slack) return 0
  if (difference < bands[1] - slack) return 1
  if (difference <= bands[2] + slack) return 2
  return difference <= bands[3] + slack ? 3 : 4
}

/** How far a difference is from where it would pass, or, of what fails for being too small, from where it would do at all. */
function amountIn(place: number, difference: number, bands: Bands): number {
  if (place === 0) return bands[0] - difference
  if (place === 1) return bands[1] - difference
  return place === 2 ? difference : difference - bands[2]
}

function compareWithBands(
  compared: Compared,
  bands: Bands,
  words: Words,
  say: (amount: number) => string,
): CheckFinding {
  const { difference, sentence, listingValue, personValue, estimate } = compared
  const place = placeIn(difference, bands)
  const amount = Math.abs(compared.amount ?? amountIn(place, difference, bands))
  const brief = () => (words[place] ?? '').replace('{x}', amount < 0.13 && place !== 2 ? 'a little' : say(amount))
  const finding = {
    outcome: outcomes[place] as CheckOutcome,
    sentence: () => `${sentence()}: ${brief()}.`,
    brief,
    listingValue,
    personValue,
  }
  return estimate ? estimated(finding, estimate, amount) : finding
}

/** An estimate is at best close, and fails only where it is wrong by more than it may be. */
function estimated(finding: CheckFinding, estimate: NonNullable<Compared['estimate']>, amount: number): CheckFinding {
  const { margin, field, question } = estimate
  const missing = { ...(field && { missingFields: [field] }), ...(question && { missingAnswers: [question] }) }
  const sentence = () => `${finding.sentence()} This is only an estimate.`
  const brief = () => estimate.brief
  if (finding.outcome !== 'fail') return { ...finding, ...missing, outcome: 'close', sentence, brief }
  if (amount > margin) return { ...finding, ...missing, sentence }
  return { ...finding, ...missing, outcome: 'unknown', sentence, brief: field ? () => fieldNoun(field) : nothing }
}
