/** What "Will it fit?" speaks of. Lengths are in inches and weights in pounds throughout; what a person typed never leaves the device. */

import type { SourceName } from './sources.ts'

/** How one thing fits one person and home, best first. */
export type FitVerdict = 'fits' | 'may_fit' | 'unknown' | 'does_not_fit'

export type CheckOutcome = 'pass' | 'close' | 'fail' | 'unknown'

/** Measures and choices of a person and a home under the names of their questions; absent where they are not known. */
export type FitAnswers = Readonly<Record<string, number | string>>

/** Measures and choices of a listing under the names of its equipment type's fields; absent where the seller does not say. */
export type ListingMeasures = Readonly<Record<string, number | string>>

/** The units that a judgement's words are in. What is judged is in inches and pounds. */
export type FitUnits = 'imperial' | 'metric'

export type FitQuestion = {
  name: string
  /** A home's measures are asked once and hold for everyone who lives there. */
  about: 'person' | 'home'
  /** "how wide the hips are": what is not known while it is not answered. */
  noun: string
  /** "How wide are the hips, sitting down?" */
  label: string
  /** How to measure it, in a sentence or two. */
  help: string
  /** Null for a choice. */
  unit: 'in' | 'lb' | null
  min: number
  max: number
  /** Of a choice; empty for a number. */
  options: readonly { value: string; label: string }[]
}

/** A rule: what it is called, where it comes from, and how it judges. */
export type FitRule = {
  /** What it checks: "seat_width". A thing is checked once for each. */
  name: string
  /** "Seat width" */
  label: string
  /** In words, for the page of sources and the calculators. */
  text: string
  sources: readonly SourceName[]
  judge: (answers: FitAnswers, measures: ListingMeasures, units?: FitUnits) => CheckFinding
}

/** A rule as a kind of thing has it. */
export type FitCheck = FitRule & {
  /** Only what is needed makes a verdict unknown where it is missing. */
  isNeeded: boolean
}

export type CheckFinding = {
  outcome: CheckOutcome
  /** "The seat is 18 in wide and the hips 16 in: 2 in of room." Made when it is read: a list of hundreds shows none of them. */
  sentence: () => string
  /** For a card: "seat 1 in wide", "2 in too wide for your door"; of what is not known, what to ask for: "the overall width". */
  brief: () => string
  /** The listing's side and the person's, for a drawing to scale; absent where not known. */
  listingValue?: number | undefined
  personValue?: number | undefined
  /** Fields of the listing that a seller would have to fill in. */
  missingFields?: readonly string[] | undefined
  /** Questions that the person has not answered. */
  missingAnswers?: readonly string[] | undefined
  /** Of a check that does not apply to this listing: a judgement leaves it out. */
  isLeftOut?: true
}

export type CheckResult = CheckFinding & Pick<FitCheck, 'name' | 'label' | 'sources' | 'isNeeded'>

/** A kind of thing that is fitted by the same questions: one or more equipment types. */
export type FitKind = {
  name: string
  /** "A wheelchair that its user pushes" */
  label: string
  equipmentTypeIds: readonly number[]
  /** Two to five, the most telling first. Its checks may read others too, which can be answered with the home's measures. */
  questions: readonly string[]
  checks: readonly FitCheck[]
  /** Never says more than "sizes match; have a therapist check". */
  needsAssessment: boolean
}

/** How a kind is written down. */
export type KindRow = Pick<FitKind, 'label' | 'questions'> & {
  /** A verdict waits for these. */
  needed: readonly FitRule[]
  /** These are checked where what they read is known. */
  ifKnown?: readonly FitRule[]
  needsAssessment?: true
}

/** Kinds by their names. */
export type KindRows = Readonly<Record<string, KindRow>>

export type FitJudgement = {
  verdict: FitVerdict
  /** "Fits: 4 of 4 checked", "May fit: seat 1 in wide", "Does not fit: 2 in too wide for your door", "We don't know: ask for the overall width" */
  summary: string
  /** The gravest first. */
  checks: readonly CheckResult[]
}
