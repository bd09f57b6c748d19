/** Which sizes would do, found by asking the rules themselves: calculators and verdicts can never differ. */

import { fitKinds } from './kinds.ts'
import type { CheckOutcome, FitAnswers, FitCheck } from './types.ts'

/** From the smallest to the largest; without one of them, anything less or anything more does as well. */
export type Sizes = { from?: number; to?: number }

/** The sizes that pass, and the wider ones that may do. */
export type SizesFound = { fit?: Sizes; may?: Sizes }

/** The sizes that are tried, of something whose fields all have the same one. */
export type Tried = { fields: readonly string[]; from: number; to: number; step: number }

/** The check of a kind; an error where the kind has none by this name. */
export function checkOf(kindName: string, checkName: string): FitCheck {
  const kind = fitKinds.find(({ name }) => name === kindName)
  const check = kind?.checks.find(({ name }) => name === checkName)
  if (!check) throw new Error(`the kind ${kindName} has no check ${checkName}`)
  return check
}

/** Tries each size of a listing's measure against one check. */
export function sizesFor(check: FitCheck, answers: FitAnswers, tried: Tried): SizesFound {
  const { fields, from, to, step } = tried
  const count = Math.floor((to - from) / step) + 1
  const sizes = Array.from({ length: count }, (_, at) => from + at * step)
  const measuresOf = (size: number) => Object.fromEntries(fields.map((field) => [field, size]))
  const outcomes = new Map(sizes.map((size) => [size, check.judge(answers, measuresOf(size)).outcome]))
  const among = (wanted: readonly CheckOutcome[]) =>
    rangeOf(
      sizes.filter((size) => wanted.includes(outcomes.get(size) ?? 'unknown')),
      sizes,
    )
  const [fit, may] = [among(['pass']), among(['pass', 'close'])]
  return { ...(fit && { fit }), ...(may && { may }) }
}

function rangeOf(sizes: readonly number[], tried: readonly number[]): Sizes | undefined {
  const [from, to] = [sizes[0], sizes.at(-1)]
  if (from === undefined || to === undefined) return undefined
  return { ...(from !== tried[0] && { from }), ...(to !== tried.at(-1) && { to }) }
}
