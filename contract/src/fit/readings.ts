/** What is known of a person, a home and a listing. What cannot be true is taken as not said: a doubt never makes a thing fit. */

import type { Question } from '../catalogue/properties-rules.ts'
import { answerError, storedAnswer } from '../measures/answers.ts'
import { fitQuestions } from './questions.ts'
import type { FitAnswers, FitQuestion, ListingMeasures } from './types.ts'

const questions = new Map(fitQuestions.map((question) => [question.name, question]))

/** "how wide the hips are", by the name of the question. */
export const questionNoun = (name: string): string => questions.get(name)?.noun ?? name

/** The question as the rules of measures know it, under the name that its errors give it. */
export const asQuestion = ({ unit, options, min, max }: FitQuestion, label: string): Question => ({
  label,
  field_type: unit ? 'unit_text_field' : 'drop_down',
  field_required: false,
  unit,
  min: unit ? min : null,
  max: unit ? max : null,
  options: options.map(({ value }) => ({ name: value })),
})

/**
 * Reads what was typed: "46 cm", `18 1/2"`, "eighteen". Answers the value in inches or pounds, undefined for nothing typed; or the error, which
 * asks about the other unit where that was perhaps meant and changes nothing by itself.
 */
export function readAnswer(
  question: FitQuestion,
  typed: string,
  label = question.label.replace(/\?$/, ''),
): { value?: number | string; error?: string } {
  if (!typed.trim()) return {}
  const measure = asQuestion(question, label)
  const error = answerError(measure, typed)
  if (error) return { error }
  const stored = storedAnswer(measure, typed)
  return { value: question.unit ? Number(stored) : stored }
}

/** Pairs of which the first can be at most this share of the second. */
type Order = readonly [smaller: string, larger: string, share?: number]

const answerOrders: readonly Order[] = [
  ['lower_leg_in', 'standing_height_in', 0.4],
  ['thigh_length_in', 'standing_height_in', 0.45],
  ['hip_width_in', 'standing_height_in', 0.6],
  ['wrist_height_in', 'standing_height_in', 0.65],
  ['elbow_height_in', 'standing_height_in', 0.75],
  ['armpit_height_in', 'standing_height_in', 0.95],
  ['lower_leg_in', 'wrist_height_in', 0.95],
  ['wrist_height_in', 'elbow_height_in', 0.95],
  ['elbow_height_in', 'armpit_height_in', 0.98],
]

const listingOrders: readonly Order[] = [
  ['seat_width_in', 'overall_width_in'],
  ['seat_height_min_in', 'seat_height_max_in'],
  ['handle_height_min_in', 'handle_height_max_in'],
  ['crutch_length_min_in', 'crutch_length_max_in'],
  ['user_height_min_in', 'user_height_max_in'],
  ['board_fit_min_in', 'board_fit_max_in'],
  ['bed_height_min_in', 'bed_height_max_in'],
  ['deck_width_in', 'overall_width_in'],
  ['deck_length_in', 'overall_length_in'],
  ['heaviest_piece_lb', 'item_weight_lb'],
]

/** Tolerance of what is stored to a hundredth, whichever unit it was typed in. */
export const slack = 0.03

function contradictions(values: FitAnswers, orders: readonly Order[]): readonly Order[] {
  return orders.filter((order) => {
    const smaller = values[order[0]]
    const larger = values[order[1]]
    return typeof smaller === 'number' && typeof larger === 'number' && smaller > larger * (order[2] ?? 1) + slack
  })
}

const without = (values: FitAnswers, orders: readonly Order[]): FitAnswers =>
  orders.length === 0
    ? values
    : Object.fromEntries(Object.entries(values).filter(([name]) => !orders.some((order) => order.includes(name))))

/** Whether an answer is one that its question can have. */
export function isPossible(name: string, value: unknown): value is number | string {
  const question = questions.get(name)
  if (!question) return false
  if (question.unit === null) return question.options.some((option) => option.value === value)
  return typeof value === 'number' && value >= question.min && value <= question.max
}

/** An eighth that was stored to a hundredth, or typed in the other unit, is that eighth again: a unit changes nothing. */
function toEighth(amount: number): number {
  const eighth = Math.round(amount * 8) / 8
  return Math.abs(amount - eighth) <= 0.02 ? eighth : amount
}

/** Returns what is known of the person and the home, without what is out of range or contradicts itself, such as a leg longer than its person. */
export function usableAnswers(answers: FitAnswers): FitAnswers {
  const present = usable.get(answers) ?? readUsable(answers)
  usable.set(answers, present)
  return present
}

/** A list of listings is judged by the same answers. */
const usable = new WeakMap<FitAnswers, FitAnswers>()

function readUsable(answers: FitAnswers): FitAnswers {
  const possible = Object.fromEntries(
    Object.entries(answers)
      .filter(([name, value]) => isPossible(name, value))
      .map(([name, value]) => [name, typeof value === 'number' ? toEighth(value) : value]),
  )
  return without(possible, contradictions(possible, answerOrders))
}

/** Returns the names of two answers that cannot both be true, for a form to ask about; undefined where there are none. */
export function contradictingAnswers(answers: FitAnswers): readonly [string, string] | undefined {
  const [found] = contradictions(answers, answerOrders)
  return found && [found[0], found[1]]
}

/** Returns what is known of a listing, and the fields by which it contradicts itself, such as a seat wider than its chair. */
export function usableMeasures(measures: ListingMeasures): { usable: ListingMeasures; doubted: readonly string[] } {
  const found = contradictions(measures, listingOrders)
  return { usable: without(measures, found), doubted: found.flatMap(([smaller, larger, _share]) => [smaller, larger]) }
}

/** The choices that the checks read, by the names of their fields. Of the numbers they may read every length and weight. */
const readChoices = new Set([
  'bath_fit',
  'crutch_type',
  'fixing',
  'rail_can_be_cut',
  'sling_attachment',
  'stair_shape',
  'toilet_shape',
  'user_size',
])

/** Whether a field of a listing may be read by a check. */
export const isReadByChecks = ({ name, unit }: { name: string; unit: string | null }): boolean =>
  unit === 'in' || unit === 'lb' || unit === 'ft' || readChoices.has(name)
