/** The engine: a rule's row compares a listing's measure with a person's or a home's, and says so in words. */

import { Reader } from './reader.ts'
import { questionNoun, slack } from './readings.ts'
import type { CheckFinding, CheckOutcome, FitRule } from './types.ts'
import { fieldNoun, listed } from './words.ts'

export const more = Number.POSITIVE_INFINITY

/** From where on a difference is enough, and from where on too much; what stands between passing and failing is close. */
export type Limits = {
  /** 0 unless said. */
  failBelow?: number
  /** The same as `failBelow` unless said: there is then no close. */
  passFrom?: number
  /** In place of `passFrom`: a share of the person's side. */
  passFromShare?: number
  /** Nothing is too much unless said. */
  passTo?: number
  failAbove?: number
}

/** What each outcome means, with `{x}` for how much is lacking, left over or too much. */
type Words = { fail?: string; close?: string; pass?: string }

/** How a rule is written down. */
type RuleRow = Omit<FitRule, 'judge'> & {
  /** Some depend on what else is known. */
  limits?: Limits | ((read: Reader) => Limits)
  words?: Words
  /** Of more than passes. */
  wordsAbove?: Words
  /** `{x}` is how far the measure is from the right one, not how far past its limit. */
  isDistance?: true
  /** `{x}` is a weight; else it is a length. */
  isWeight?: true
  /** Whether it says anything about this listing and home. */
  appliesTo?: (read: Reader) => boolean
} & (Measured | Chosen | { compare: (read: Reader) => Compared | CheckFinding | undefined })

/** One measure of a listing, and one answer. */
export type Measured = {
  field: string
  question: string
  difference: (own: number, asked: number) => number
  /** Both as they are said: "The seat is 18 in wide and the hips 16 in" */
  sentence: (own: string, asked: string) => string
}

/** One choice of a listing, and one of a home. */
type Chosen = {
  field: string
  question: string
  isMatch: (own: string, asked: string) => boolean
}

/** Two measures side by side. */
export type Compared = {
  difference: number
  /** "The seat is 18 in wide and the hips 16 in" */
  sentence: () => string
  listingValue?: number | undefined
  personValue?: number | undefined
  /** Of what is no measure but our estimate: what a card says, and by how much it may be wrong. It never passes. */
  estimate?: { brief: string; margin: number; field?: string; question?: string } | undefined
}

/** Makes a rule of its row. */
export function rule(row: RuleRow): FitRule {
  const { name, label, text, sources } = row
  const judge: FitRule['judge'] = (answers, measures, units = 'imperial') => {
    const read = new Reader(answers, measures, units)
    if (row.appliesTo && !row.appliesTo(read)) return leftOut
    const limits = typeof row.limits === 'function' ? row.limits(read) : (row.limits ?? {})
    const compared = compare(row, read)
    if (!compared) return unknown(read)
    return 'outcome' in compared ? compared : findingOf(compared, row, limits, read)
  }
  return { name, label, text, sources, judge }
}

function compare(row: RuleRow, read: Reader): Compared | CheckFinding | undefined {
  if ('compare' in row) return row.compare(read)
  return 'isMatch' in row ? compareChoices(row, read, row.words) : compareMeasures(row, read)
}

/** Compares the two where both are known. */
export function compareMeasures(
  { field, question, difference, sentence, isWeight }: Measured & Pick<RuleRow, 'isWeight'>,
  read: Reader,
): Compared | undefined {
  const [own, asked] = [read.own(field), read.asked(question)]
  if (own === undefined || asked === undefined) return undefined
  return {
    difference: difference(own, asked),
    sentence: () => sentence(read.say(own, isWeight), read.say(asked, isWeight)),
    listingValue: own,
    personValue: asked,
  }
}

function compareChoices(
  { field, question, isMatch }: Chosen,
  read: Reader,
  words: Words = {},
): CheckFinding | undefined {
  const [own, asked] = [read.ownChoice(field), read.askedChoice(question)]
  if (own === undefined || asked === undefined) return undefined
  const outcome = isMatch(own, asked) ? 'pass' : 'fail'
  return found(outcome, `The listing says “${own}” and you said “${asked}”.`, words[outcome] ?? '')
}

/** How far a height is from a range: 0 within it, negative below. */
export const distanceTo = (height: number, from: number, to: number): number =>
  Math.max(height - to, 0) + Math.min(height - from, 0)

/** The same of settings, of which one may be unknown. Each end that is known is a setting there is; undefined is what hangs on the other one. */
function distanceOf(lowest: number | undefined, highest: number | undefined, from: number, to: number) {
  const [low, high] = [lowest ?? highest, highest ?? lowest]
  if (low === undefined || high === undefined) return undefined
  if (low > to) return lowest === undefined ? undefined : low - to
  if (high < from) return highest === undefined ? undefined : high - from
  return 0
}

type Wanted = {
  /** The fields of the lowest and the highest setting; one for what cannot be set. */
  fields: readonly [lowest: string, highest?: string]
  /** The heights that are right; undefined while the person's measure is not known. */
  from: number | undefined
  to?: number | undefined
  /** "The handles are 32 in to 36 in high and the wrist 34 in" */
  sentence: (settings: string, from: string, to: string) => string
}

/** Compares the settings of a listing with the heights that are right; what is missing is noted. */
export function compareSettings(
  read: Reader,
  { fields: [lowest, highest = lowest], from, to = from, sentence }: Wanted,
): Compared | undefined {
  const [low, high] = [read.find(lowest), read.find(highest)]
  const difference = distanceOf(low, high, from ?? -more, to ?? more)
  if (difference === undefined) for (const field of new Set([lowest, highest])) read.own(field)
  if (difference === undefined || from === undefined || to === undefined) return undefined
  return {
    difference,
    sentence: () => sentence(settingsWords(read, low, high), read.length(from), read.length(to)),
    personValue: from,
  }
}

/** "19 in", "17 in to 21 in". */
function settingsWords(read: Reader, low: number | undefined, high: number | undefined): string {
  const amounts = [low, high].filter((amount) => amount !== undefined)
  return [...new Set(amounts.map((amount) => read.length(amount)))].join(' to ')
}

/** A finding without measures. */
export const found = (outcome: CheckOutcome, sentence: string, brief: string): CheckFinding => ({
  outcome,
  sentence: () => sentence,
  brief: () => brief,
})

/** Of a rule that says nothing about this listing. */
const leftOut: CheckFinding = { ...found('pass', '', ''), isLeftOut: true }

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

function findingOf(compared: Compared, row: RuleRow, limits: Limits, read: Reader): CheckFinding {
  const { sentence, listingValue, personValue, estimate } = compared
  const place = placeOf(compared, limits, row)
  const amount = Math.abs(row.isDistance ? compared.difference : place.amount)
  const isLittle = amount < 0.13 && place.outcome !== 'pass'
  const brief = () => place.words.replace('{x}', isLittle ? 'a little' : read.say(amount, row.isWeight))
  const finding = {
    outcome: place.outcome,
    sentence: () => `${sentence()}: ${brief()}.`,
    brief,
    listingValue,
    personValue,
  }
  return estimate ? estimated(finding, estimate, amount) : finding
}

/** The outcome with its words, and how far it is from where it would pass; of what fails for being too little, from where it would do at all. */
function placeOf(
  { difference, personValue = 0 }: Compared,
  { failBelow = 0, passFromShare, passFrom = failBelow, passTo = more, failAbove = more }: Limits,
  { words = {}, wordsAbove = {} }: Pick<RuleRow, 'words' | 'wordsAbove'>,
): { outcome: CheckOutcome; words: string; amount: number } {
  const place = (outcome: 'fail' | 'close' | 'pass', amount: number, said = words) => ({
    outcome,
    words: said[outcome] ?? '',
    amount,
  })
  if (difference < failBelow - slack) return place('fail', failBelow - difference)
  const enough = passFromShare ? passFromShare * personValue : passFrom
  if (difference < enough - slack) return place('close', enough - difference)
  if (difference <= passTo + slack) return place('pass', difference)
  return place(difference <= failAbove + slack ? 'close' : 'fail', difference - passTo, wordsAbove)
}

/** An estimate is at best close, and fails only where it is wrong by more than it may be. */
function estimated(finding: CheckFinding, estimate: NonNullable<Compared['estimate']>, amount: number): CheckFinding {
  const { margin, field, question } = estimate
  const unsure = {
    ...finding,
    ...(field && { missingFields: [field] }),
    ...(question && { missingAnswers: [question] }),
    sentence: () => `${finding.sentence()} This is only an estimate.`,
  }
  if (finding.outcome !== 'fail') return { ...unsure, outcome: 'close', brief: () => estimate.brief }
  if (amount > margin) return unsure
  return { ...unsure, outcome: 'unknown', brief: () => (field ? fieldNoun(field) : '') }
}
