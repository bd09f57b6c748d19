/**
 * What the calculators find for a person and a home, by asking the rules themselves: calculators and verdicts can never differ. Lengths are
 * in inches unless said; nothing is kept.
 */

import { checkOf } from './kinds.ts'
import type { CheckOutcome, FitAnswers } from './types.ts'

/** From the smallest to the largest; without one of them, anything less or anything more does as well. */
export type Sizes = { from?: number; to?: number }

/** The sizes that pass, and the wider ones that may do. */
export type SizesFound = { fit?: Sizes; may?: Sizes }

type Tried = {
  kind: string
  check: string
  /** All of them have the same size. */
  fields: readonly string[]
  from: number
  to: number
}

/** Half inches: sizes are sold by the inch, and nobody measures more finely. */
const step = 0.5

/** Tries each size of a listing's measure against one check. */
function sizesFor(answers: FitAnswers, { kind, check, fields, from, to }: Tried): SizesFound {
  const { judge } = checkOf(kind, check)
  const sizes = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
  const tried = sizes.map((size) => {
    const { outcome } = judge(answers, Object.fromEntries(fields.map((field) => [field, size])))
    return { size, outcome }
  })
  const among = (wanted: readonly CheckOutcome[]): Sizes | undefined => {
    const found = tried.filter(({ outcome }) => wanted.includes(outcome))
    const [least, most] = [found[0]?.size, found.at(-1)?.size]
    if (least === undefined || most === undefined) return undefined
    return { ...(least !== sizes[0] && { from: least }), ...(most !== sizes.at(-1) && { to: most }) }
  }
  const [fit, may] = [among(['pass']), among(['pass', 'close'])]
  return { ...(fit && { fit }), ...(may && { may }) }
}

/** The sizes of a wheelchair, each where what it takes is known. */
export function wheelchairSizes(
  answers: FitAnswers,
): Record<'width' | 'depth' | 'withFootrests' | 'withFeet', SizesFound> {
  const find = (check: string, field: string, others: FitAnswers = {}) =>
    sizesFor({ ...answers, ...others }, { kind: 'wheelchair', check, fields: [field], from: 2, to: 45 })
  return {
    width: find('seat_width', 'seat_width_in'),
    depth: find('seat_depth', 'seat_depth_in'),
    withFootrests: find('seat_height', 'seat_height_in', { pushes_with: 'hands' }),
    withFeet: find('seat_height', 'seat_height_in', { pushes_with: 'feet' }),
  }
}

/** How wide a chair can be for a door, pushed by who sits in it, and pushed by a helper. */
export function doorSizes(answers: FitAnswers): Record<'byUser' | 'byHelper', SizesFound> {
  const find = (kind: string) =>
    sizesFor(answers, { kind, check: 'door_width', fields: ['overall_width_in'], from: 5, to: 100 })
  return { byUser: find('wheelchair'), byHelper: find('transport_chair') }
}

/** Whether one gets round a corner of a hall. */
export function hallTurns(answers: FitAnswers): Record<'wheelchair' | 'scooter', CheckOutcome> {
  const judge = (kind: string) => checkOf(kind, 'hall_turn').judge(answers, {}).outcome
  return { wheelchair: judge('wheelchair'), scooter: judge('scooter') }
}

/** How long a ramp has to be for each way to use it, in half feet. */
export function rampLengths(answers: FitAnswers): Record<'alone' | 'helper' | 'empty', SizesFound> {
  const tried = { kind: 'portable_ramp', check: 'ramp_length', fields: ['usable_length_ft'], from: 0.5, to: 150 }
  const find = (ramp_use: string) => sizesFor({ ...answers, ramp_use }, tried)
  return { alone: find('alone'), helper: find('helper'), empty: find('empty') }
}

/** How high handles are, by the wrist or, as an estimate that never fits, by the person's height. */
export const handleHeights = (answers: FitAnswers): SizesFound =>
  sizesFor(answers, {
    kind: 'rollator',
    check: 'handle_height',
    fields: ['handle_height_min_in', 'handle_height_max_in'],
    from: 5,
    to: 60,
  })
