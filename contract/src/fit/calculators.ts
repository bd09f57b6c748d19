/** What the calculators find for a person and a home. Lengths are in inches unless said; nothing is kept. */

import { checkOf, type SizesFound, sizesFor } from './sizes.ts'
import type { CheckOutcome, FitAnswers } from './types.ts'

/** Half inches: sizes are sold by the inch, and nobody measures more finely. */
const byHalves = (field: string, from: number, to: number) => ({ fields: [field], from, to, step: 0.5 })

/** The sizes of a wheelchair, each where what it takes is known. */
export function wheelchairSizes(
  answers: FitAnswers,
): Record<'width' | 'depth' | 'withFootrests' | 'withFeet', SizesFound> {
  const find = (check: string, field: string, others: FitAnswers = {}) =>
    sizesFor(checkOf('wheelchair', check), { ...answers, ...others }, byHalves(field, 2, 45))
  return {
    width: find('seat_width', 'seat_width_in'),
    depth: find('seat_depth', 'seat_depth_in'),
    withFootrests: find('seat_height', 'seat_height_in', { pushes_with: 'hands' }),
    withFeet: find('seat_height', 'seat_height_in', { pushes_with: 'feet' }),
  }
}

/** How wide a chair can be for a door, pushed by who sits in it, and pushed by a helper. */
export function doorSizes(answers: FitAnswers): Record<'byUser' | 'byHelper', SizesFound> {
  const find = (kind: string) => sizesFor(checkOf(kind, 'door_width'), answers, byHalves('overall_width_in', 5, 100))
  return { byUser: find('wheelchair'), byHelper: find('transport_chair') }
}

/** Whether one gets round a corner of a hall. */
export function hallTurns(answers: FitAnswers): Record<'wheelchair' | 'scooter', CheckOutcome> {
  const judge = (kind: string) => checkOf(kind, 'hall_turn').judge(answers, {}).outcome
  return { wheelchair: judge('wheelchair'), scooter: judge('scooter') }
}

/** How long a ramp has to be for each way to use it, in half feet. */
export function rampLengths({ rise_in }: FitAnswers): Record<'alone' | 'helper' | 'empty', SizesFound> {
  const check = checkOf('portable_ramp', 'ramp_length')
  const find = (ramp_use: string) =>
    sizesFor(check, { ...(rise_in !== undefined && { rise_in }), ramp_use }, byHalves('usable_length_ft', 0.5, 150))
  return { alone: find('alone'), helper: find('helper'), empty: find('empty') }
}

/** How high handles are, by the wrist or, as an estimate that never fits, by the person's height. */
export const handleHeights = (answers: FitAnswers): SizesFound =>
  sizesFor(checkOf('rollator', 'handle_height'), answers, {
    ...byHalves('', 5, 60),
    fields: ['handle_height_min_in', 'handle_height_max_in'],
  })
