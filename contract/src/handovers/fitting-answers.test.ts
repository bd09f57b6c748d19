import { expect, test } from 'vitest'
import { fittingAnswers, standingOf } from './fitting-answers.ts'

test.each([
  [false, false, undefined, 'free', ['available', 'gone', 'promised']],
  [false, false, 'here', 'promised_here', ['gone']],
  [false, false, 'elsewhere', 'promised_elsewhere', ['gone', 'promised']],
  [true, true, 'here', 'handed_over', []],
  [true, false, 'here', 'over', ['gone']],
  [true, false, undefined, 'over', ['gone']],
] as const)(
  'over: %s, handed over: %s, promised: %s: it stands as %s',
  (isOver, isHandedOver, promised, standing, fit) => {
    expect(standingOf({ isOver, isHandedOver, promised })).toBe(standing)
    expect(fittingAnswers[standing].answers).toEqual(fit)
  },
)
